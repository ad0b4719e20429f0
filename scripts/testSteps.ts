import { runInTerminal } from './childProcess';
import { readTally, reportPath, writeFailedStep } from './testReports';

/** One command in a test run. `report` names its JSON report, if it runs tests. */
export interface TestStep {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  report?: string;
}

// Each tool is started directly: `npx` would cost half a second per step.
const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

export const TYPES: TestStep = { name: 'types', args: [TSC] };
export const LINT: TestStep = {
  name: 'lint',
  args: [BIOME, 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
};
export const DEAD_CODE: TestStep = { name: 'dead code', args: [KNIP] };
export const BUILD: TestStep = { name: 'build', args: ['--import', 'tsx', 'scripts/build.ts'] };
export const BROWSER: TestStep = {
  name: 'browser tests',
  args: [PLAYWRIGHT, 'test', '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser') },
  report: 'browser',
};

/** A Vitest run over the given projects, or all of them. */
export function vitest(name: string, projects: string[] = [], env?: NodeJS.ProcessEnv): TestStep {
  const report = name.replace(/\W+/g, '-');
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    args: [
      VITEST,
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath(report)}`,
    ],
    env,
    report,
  };
}

/** Runs the steps in order and stops at the first failure; lists the time of each at the end. Resolves with whether all passed. */
export async function runSteps(steps: TestStep[]): Promise<boolean> {
  const ends: string[] = [];
  const isPassed = await runEach(steps, (end) => ends.push(end));
  console.log(`\n${ends.join('\n')}`);
  return isPassed;
}

async function runEach(steps: TestStep[], onEnd: (end: string) => void): Promise<boolean> {
  for (const { name, args, env, report } of steps) {
    console.log(`\n--- ${name}`);
    const started = performance.now();
    const code = await runInTerminal(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const end = `--- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`;
    console.log(end);
    onEnd(end);
    if (code === 0) continue;
    const failed = report ? (readTally(report)?.failed ?? 0) : 0;
    if (failed === 0) writeFailedStep(name);
    return false;
  }
  return true;
}
