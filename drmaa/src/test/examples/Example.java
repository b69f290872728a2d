import java.util.List;
import org.ggf.drmaa.JobInfo;
import org.ggf.drmaa.JobTemplate;
import org.ggf.drmaa.Session;
import org.ggf.drmaa.SessionFactory;

class Example {
  public static void main(String[] arguments) throws Exception {
    Session session = SessionFactory.getFactory().getSession();
    session.init("");
    JobTemplate template = session.createJobTemplate();
    template.setRemoteCommand("/bin/sh");
    template.setArgs(List.of("-c", "exit 3"));
    template.setOutputPath(":/dev/null");
    template.setJoinFiles(true);
    String job = session.runJob(template);
    JobInfo end = session.wait(job, Session.TIMEOUT_WAIT_FOREVER);
    System.out.println("exit status " + end.getExitStatus());
    session.deleteJobTemplate(template);
    session.exit();
  }
}
