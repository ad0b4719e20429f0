/**
 * `npm run --silent sbom`: prints a software bill of materials (CycloneDX, JSON) of the packages that a server runs with,
 * by the lock file. npm's own `--omit dev` also leaves out packages that both a server and a development tool need, such as
 * React: here only those go that npm marks as needed for development alone.
 */
import { execFileSync } from 'node:child_process';

interface Bom {
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
// On standard error npm may warn of the user's own settings.
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
