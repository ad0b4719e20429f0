import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each test run leaves its JSON report, one file a run. */
export const REPORTS = '.cache/reports';

export interface Tally {
  passed: number;
  failed: number;
  /** Of the passed ones, how many did so at their second try alone: defects to be mended. */
  flaky: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A step that failed and left no failing test: a type error, a lint finding, a runner that crashed. */
interface StepReport {
  failedStep: string;
}

export type Report = VitestReport | PlaywrightReport | StepReport;

/** Passed and failed tests of one report. A file that could not be loaded counts as failed. */
export function tally(report: Report): Tally {
  if ('failedStep' in report) return { passed: 0, failed: 1, flaky: 0 };
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    // Errors outside of tests, as in a file that does not load, leave the counts at nothing.
    const failed = unexpected === 0 && flaky === 0 ? report.errors.length : unexpected;
    return { passed: expected + flaky, failed, flaky };
  }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, flaky: 0 };
}

export function reportPath(name: string): string {
  return join(REPORTS, `${name}.json`);
}

/** The tally of one report, or null where the run left none. */
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
  const sum: Tally = { passed: 0, failed: 0, flaky: 0 };
  if (!existsSync(REPORTS)) return sum;
  for (const file of readdirSync(REPORTS).filter((name) => name.endsWith('.json'))) {
    const one = readTally(file.slice(0, -'.json'.length));
    sum.passed += one?.passed ?? 0;
    sum.failed += one?.failed ?? 0;
    sum.flaky += one?.flaky ?? 0;
  }
  return sum;
}

export function formatTally({ passed, failed, flaky }: Tally): string {
  const second = flaky > 0 ? ` (${flaky} of those passed at the second try alone: to be mended)` : '';
  return `${passed} passed, ${failed} failed${second}`;
}
