import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

interface Bom {
  dependencies: { ref: string; dependsOn: string[] }[];
  bomFormat: string;
  specVersion: string;
  components: { 'bom-ref': string; name: string; version: string; purl: string }[];
}

/** Lists all that is installed. */
const patience = 600_000;

it(
  'docs/operate.md makes a bill of materials: everything a server runs with, and nothing that only develops it',
  async () => {
    const [, command = ''] = /`(npm run [^`]*sbom) > sbom\.json`/.exec(readFileSync('docs/operate.md', 'utf8')) ?? [];
    const [npm = '', ...args] = command.split(' ');
    const { stdout } = await promisify(execFile)(npm, args, { maxBuffer: 50_000_000 });
    const bom = JSON.parse(stdout) as Bom;
    expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.\d$/)]);

    const names = new Set(bom.components.map(({ name }) => name));
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    // What the tests use directly may be there because a package of the server needs it too.
    const ofPackages = bom.dependencies.filter(({ ref }) => bom.components.some((one) => one['bom-ref'] === ref));
    const needed = new Set(ofPackages.flatMap(({ dependsOn }) => dependsOn));
    const unneeded = bom.components.filter((one) => !needed.has(one['bom-ref'])).map(({ name }) => name);
    expect(Object.keys(devDependencies).filter((name) => unneeded.includes(name))).toEqual([]);
    // Indirect ones too, each with a version that a scanner can look up.
    expect(bom.components.length).toBeGreaterThan(Object.keys(dependencies).length * 2);
    const refs = new Set(bom.components.map((one) => one['bom-ref']));
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    expect(bom.components.filter(({ purl }) => !/^pkg:npm\/.+@\d/.test(purl))).toEqual([]);
  },
  patience,
);
