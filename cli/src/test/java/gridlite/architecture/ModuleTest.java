package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import gridlite.exec.SimulatedExecutor;
import gridlite.main.Main;
import gridlite.state.ClusterState;
import gridlite.store.PostgresReports;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules export what others need, and nothing else. */
class ModuleTest {
  /** The interface for algorithms of others. */
  private static final String ALGORITHM = "gridlite.schedule.algorithm";

  /** A class of each module. */
  private static final List<Class<?>> MODULES =
      List.of(ClusterState.class, PostgresReports.class, SimulatedExecutor.class, Main.class);

  private static ModuleDescriptor module(String name) {
    return MODULES.stream()
        .map(ModuleTest::module)
        .filter(module -> module.name().equals(name))
        .findAny()
        .orElseThrow();
  }

  private static ModuleDescriptor module(Class<?> type) {
    try {
      Path place = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      return ModuleFinder.of(place).findAll().iterator().next().descriptor();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no place of " + type, e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gridlite.core", "gridlite.store", "gridlite.exec"})
  void eachExportHasAUser(String name) {
    for (ModuleDescriptor.Exports export : module(name).exports()) {
      for (String user : export.targets()) {
        assertThat(used(module(user).packages()))
            .as("what %s needs of others", user)
            .contains(export.source());
      }
    }
  }

  /** The packages whose classes are named by those of some packages. */
  private static Set<String> used(Set<String> users) {
    Set<String> used = new TreeSet<>();
    for (JavaClass type : ArchitectureTest.PRODUCT) {
      if (users.contains(type.getPackageName())) {
        type.getDirectDependenciesFromSelf()
            .forEach(dependency -> used.add(dependency.getTargetClass().getPackageName()));
      }
    }
    return used;
  }

  @Test
  void whatAlgorithmsSeeIsAllThatIsExportedToAll() {
    Set<String> seen = packagesInSignatures(ALGORITHM);
    // its constants are what values of objects are asked by
    seen.add("gridlite.config");
    Set<String> exported = new TreeSet<>();
    for (Class<?> some : MODULES) {
      module(some).exports().stream()
          .filter(export -> !export.isQualified())
          .forEach(export -> exported.add(export.source()));
    }
    assertThat(exported).isEqualTo(seen);
  }

  /** The packages of all types that a package, and what it hands out, have in their signatures. */
  private static Set<String> packagesInSignatures(String from) {
    Set<String> packages = new TreeSet<>();
    Set<JavaClass> seen = new HashSet<>();
    Deque<JavaClass> next = new ArrayDeque<>();
    ArchitectureTest.PRODUCT.stream()
        .filter(type -> type.getPackageName().equals(from) && isVisible(type))
        .forEach(next::add);
    while (!next.isEmpty()) {
      JavaClass type = next.pop().getBaseComponentType();
      if (type.getPackageName().startsWith("gridlite.") && seen.add(type)) {
        packages.add(type.getPackageName());
        type.getRawSuperclass().ifPresent(next::add);
        next.addAll(type.getRawInterfaces());
        type.getMembers().stream()
            .filter(ModuleTest::isVisible)
            .forEach(member -> next.addAll(types(member)));
      }
    }
    return packages;
  }

  private static boolean isVisible(HasModifiers item) {
    return item.getModifiers().contains(JavaModifier.PUBLIC)
        || item.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static Set<JavaClass> types(JavaMember member) {
    return member instanceof JavaField field
        ? field.getAllInvolvedRawTypes()
        : ((JavaCodeUnit) member).getAllInvolvedRawTypes();
  }

  @Test
  void whatPicocliFillsIsOpenToIt() {
    Set<String> open = new TreeSet<>();
    module("gridlite.cli").opens().forEach(opened -> open.add(opened.source()));
    Set<String> filled = new TreeSet<>();
    for (JavaClass type : ArchitectureTest.PRODUCT) {
      type.getFields().stream()
          .flatMap(field -> field.getAnnotations().stream())
          .filter(annotation -> annotation.getRawType().getPackageName().equals("picocli"))
          .forEach(annotation -> filled.add(type.getPackageName()));
    }
    assertThat(open).isEqualTo(filled);
  }

  @Test
  void whatIsPublicIsNeededOutsideOfItsPackage() {
    Set<String> needed = new HashSet<>();
    for (JavaClass user : withTests()) {
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass type = dependency.getTargetClass().getBaseComponentType();
        if (!type.getPackageName().equals(user.getPackageName())) {
          needed.add(outermost(type));
        }
      }
      if (isVisible(user)) {
        user.getMembers().stream()
            .filter(ModuleTest::isVisible)
            .flatMap(member -> types(member).stream())
            .map(JavaClass::getBaseComponentType)
            .filter(type -> !outermost(type).equals(outermost(user)))
            .forEach(type -> needed.add(outermost(type)));
      }
    }
    Set<String> unneeded = new TreeSet<>();
    for (JavaClass type : ArchitectureTest.PRODUCT) {
      boolean isPublic =
          type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC);
      boolean isStarted = type.tryGetMethod("main", String[].class).isPresent();
      if (isPublic && !isStarted && !hasConstants(type) && !needed.contains(type.getName())) {
        unneeded.add(type.getName());
      }
    }
    // the database makes instances of it
    assertThat(unneeded).containsExactly("gridlite.store.BlockPath");
  }

  /** Returns whether a type has constants, whose users the compiler gives their values instead. */
  private static boolean hasConstants(JavaClass type) {
    return type.getFields().stream()
        .filter(field -> isVisible(field) && field.getModifiers().contains(JavaModifier.STATIC))
        .map(JavaField::getRawType)
        .anyMatch(value -> value.isPrimitive() || value.isEquivalentTo(String.class));
  }

  /** The classes of the product and of its tests. */
  private static JavaClasses withTests() {
    List<Path> places = new ArrayList<>();
    for (String module : List.of("core", "store", "exec", "cli")) {
      for (String classes : List.of("classes", "test-classes")) {
        places.add(ArchitectureTest.HOME.resolve(module).resolve("target").resolve(classes));
      }
    }
    return new ClassFileImporter().importPaths(places);
  }

  private static String outermost(JavaClass type) {
    int nested = type.getName().indexOf('$');
    return nested < 0 ? type.getName() : type.getName().substring(0, nested);
  }
}
