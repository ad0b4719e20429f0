/**
 * `npm run --silent sbom`: prints a software bill of materials (CycloneDX, JSON) of the packages a server runs with,
 * from the lock file. npm's own `--omit dev` also drops packages that both the server and a development tool need, such
 * as React. This script only drops packages that npm marks as development-only.
 */
import { execFileSync } from 'node:child_process';

interface Bom {
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
// npm may print warnings about the user's settings to standard error.
const printed = execFileSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const bom = JSON.parse(printed) as Bom;

const components = bom.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const left = new Set(bom.components.map((one) => one['bom-ref']));
for (const one of components) left.delete(one['bom-ref']);
const dependencies = bom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => !left.has(name)) }));
console.log(JSON.stringify({ ...bom, components, dependencies }, null, 2));
