import drmaa

with drmaa.Session() as session:
    template = session.createJobTemplate()
    template.remoteCommand = "/bin/sh"
    template.args = ["-c", "exit 3"]
    template.outputPath = ":/dev/null"
    template.joinFiles = True
    job = session.runJob(template)
    end = session.wait(job, drmaa.Session.TIMEOUT_WAIT_FOREVER)
    print("exit status", end.exitStatus)
    session.deleteJobTemplate(template)
