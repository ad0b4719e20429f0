import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each test run writes its JSON report, one file per run. */
export const REPORTS = '.cache/reports';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that only passed on their second try: bugs to fix. */
  flaky: string[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: VitestTest[] }[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function flakyStories({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyStories)];
}

/** A step that failed without a failing test: a type error, a lint error, a crashed runner. */
interface StepReport {
  failedStep: string;
}

export type Report = VitestReport | PlaywrightReport | StepReport;

/** Passed and failed tests in one report. A file that couldn't be loaded counts as failed. */
export function tally(report: Report): Tally {
  if ('failedStep' in report) return { passed: 0, failed: 1, flaky: [] };
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    // Errors outside tests, such as a file that doesn't load, leave the counts at zero.
    const failed = unexpected === 0 && flaky === 0 ? report.errors.length : unexpected;
    return { passed: expected + flaky, failed, flaky: report.suites.flatMap(flakyStories) };
  }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // A first try's errors stay in the report of the second.
  const flaky = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    flaky: flaky.map(({ fullName }) => fullName),
  };
}

export function reportPath(name: string): string {
  return join(REPORTS, `${name}.json`);
}

/** One report's tally, or null if the run wrote none. */
export function readTally(name: string): Tally | null {
  const path = reportPath(name);
  return existsSync(path) ? tally(JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}

export function writeFailedStep(step: string): void {
  mkdirSync(REPORTS, { recursive: true });
  const report: StepReport = { failedStep: step };
  writeFileSync(reportPath(`failed-${step.replace(/\W+/g, '-')}`), JSON.stringify(report));
}

export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The sum over all reports. */
export function tallyAll(): Tally {
  const sum: Tally = { passed: 0, failed: 0, flaky: [] };
  if (!existsSync(REPORTS)) return sum;
  for (const file of readdirSync(REPORTS).filter((name) => name.endsWith('.json'))) {
    const one = readTally(file.slice(0, -'.json'.length));
    sum.passed += one?.passed ?? 0;
    sum.failed += one?.failed ?? 0;
    sum.flaky.push(...(one?.flaky ?? []));
  }
  return sum;
}

/** The counts, in the last line; above it, the tests that needed a second try, one per line. */
export function formatTally({ passed, failed, flaky }: Tally): string {
  const names = flaky.map((name) => `second try: ${name}\n`).join('');
  const second = flaky.length > 0 ? ` (${flaky.length} of those passed at the second try alone: to be mended)` : '';
  return `${names}${passed} passed, ${failed} failed${second}`;
}
