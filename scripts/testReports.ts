import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where each test run writes its JSON report, one file per run. */
export const REPORTS = '.cache/reports';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that only passed on their second try: bugs to fix. */
  flaky: string[];
  /** Tests that failed, each with the beginning of the error of each try: a long log may be cut before them. */
  failures: string[];
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
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string; location?: { file: string; line: number } } }[];
}

const errorLines = 8;

/** A failed test's name, with the beginnings of its errors below it. */
const failureText = (name: string, errors: string[]): string => {
  const beginnings = errors.map((error) => stripVTControlCharacters(error).split('\n').slice(0, errorLines).join('\n'));
  return [`failed: ${name}`, ...beginnings].join('\n').replaceAll('\n', '\n    ');
};

function failedStories({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const errors = results.flatMap(({ error }) => error ?? []);
        const texts = errors.map(({ message = '', location }) =>
          location ? `${basename(location.file)}:${location.line}: ${message}` : message,
        );
        return failureText(`${file}: ${title}`, texts);
      }),
  );
  return [...own, ...suites.flatMap(failedStories)];
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
  if ('failedStep' in report)
    return { passed: 0, failed: 1, flaky: [], failures: [failureText(report.failedStep, [])] };
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    // Errors outside tests, such as a file that doesn't load, leave the counts at zero.
    const failed = unexpected === 0 && flaky === 0 ? report.errors.length : unexpected;
    return {
      passed: expected + flaky,
      failed,
      flaky: report.suites.flatMap(flakyStories),
      failures: [
        ...report.suites.flatMap(failedStories),
        ...report.errors.map(({ message = '' }) => failureText('stories', [message])),
      ],
    };
  }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // A first try's errors stay in the report of the second.
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const flaky = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  const failures = tests.filter((test) => test.status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    flaky: flaky.map(({ fullName }) => fullName),
    failures: [
      ...unloaded.map(({ name, message }) => failureText(name, [message])),
      ...failures.map(({ fullName, failureMessages }) => failureText(fullName, failureMessages)),
    ],
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
  const sum: Tally = { passed: 0, failed: 0, flaky: [], failures: [] };
  if (!existsSync(REPORTS)) return sum;
  for (const file of readdirSync(REPORTS).filter((name) => name.endsWith('.json'))) {
    const one = readTally(file.slice(0, -'.json'.length));
    sum.passed += one?.passed ?? 0;
    sum.failed += one?.failed ?? 0;
    sum.flaky.push(...(one?.flaky ?? []));
    sum.failures.push(...(one?.failures ?? []));
  }
  return sum;
}

/** The counts, in the last line; above it, the tests that failed with their errors, and those that needed a second try. */
export function formatTally({ passed, failed, flaky, failures }: Tally): string {
  const errors = failures.map((failure) => `${failure}\n`).join('');
  const names = flaky.map((name) => `second try: ${name}\n`).join('');
  const second = flaky.length > 0 ? ` (${flaky.length} of those passed at the second try alone: to be mended)` : '';
  return `${errors}${names}${passed} passed, ${failed} failed${second}`;
}
