#!/usr/bin/perl
# What the schema of CycloneDX 1.5 says of the members that the list of components on standard input has: prints each
# rule that is broken, and how many components there are.
use strict;
use warnings;
use JSON::PP;

my %members = (
  list => 'bomFormat specVersion version metadata components dependencies',
  metadata => 'timestamp component',
  component => 'type group name version bom-ref purl hashes licenses properties',
  hash => 'alg content', choice => 'license', license => 'id',
  property => 'name value', dependency => 'ref dependsOn');
sub only {
  my ($kind, $object) = @_;
  my %known = map { $_ => 1 } split ' ', $members{$kind};
  foreach (sort keys %$object) { print "$kind: $_ is no member\n" unless $known{$_} }
  return $object;
}
sub check { my ($holds, $what) = @_; print "$what\n" unless $holds }
my $list = only(list => decode_json(do { local $/; <STDIN> }));
check($list->{bomFormat} eq 'CycloneDX' && $list->{specVersion} eq '1.5', 'format');
check($list->{version} =~ /^[1-9][0-9]*$/, 'version');
my $metadata = only(metadata => $list->{metadata});
check($metadata->{timestamp} =~ /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/, 'timestamp');
my %refs;
foreach my $component ($metadata->{component}, @{$list->{components}}) {
  my $name = only(component => $component)->{name} || '';
  check($name ne '' && $component->{type} =~ /^(application|library)$/, "$name: type or name");
  check(!$refs{$component->{'bom-ref'}}++, "$name: reference twice");
  check(($component->{purl} || 'pkg:maven/g/a@1') =~ m{^pkg:maven/[\w.-]+/[\w.-]+\@[\w.+-]+$}, "$name: purl");
  foreach my $hash (@{$component->{hashes}}) {
    check((only(hash => $hash)->{alg} || "") eq "SHA-256" && ($hash->{content} || "") =~ /^[a-f0-9]{64}$/, "$name: hash");
  }
  foreach my $choice (@{$component->{licenses}}) {
    my $id = only(license => only(choice => $choice)->{license})->{id};
    check($id =~ /^(Apache-2\.0|BSD-2-Clause|BSD-3-Clause|EPL-1\.0|EPL-2\.0|MIT|MPL-2\.0)$/, "$name: $id");
  }
  only(property => $_) foreach @{$component->{properties}};
}
my %seen;
foreach my $dependency (@{$list->{dependencies}}) {
  my @on = @{only(dependency => $dependency)->{dependsOn}};
  check(!$seen{$dependency->{ref}}++, "$dependency->{ref}: dependencies twice");
  my %on = map { $_ => 1 } @on;
  check(keys %on == @on, 'a dependency twice');
  check($refs{$_}, "$_ is no component") foreach $dependency->{ref}, @on;
}
print 'components: ', scalar @{$list->{components}}, "\n";
