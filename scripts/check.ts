/** `npm run check`: the fast part of the tests, to run every few minutes. */
import { clearReports, formatTally, tallyAll } from './testReports';
import { DEAD_CODE, LINT, runSteps, TYPES, vitest } from './testSteps';

clearReports();
const fast = vitest('fast tests', ['contract', 'i18n', 'architecture']);
const passed = await runSteps([TYPES, LINT, DEAD_CODE, fast]);
process.exitCode = passed ? 0 : 1;
console.log(`\n${formatTally(tallyAll())}`);
