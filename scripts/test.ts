/** `npm test`: everything, from types to browser. The last line is the count of passed and failed tests. */
import { clearReports, formatTally, tallyAll } from './testReports';
import { BROWSER, BUILD, DEAD_CODE, LINT, runSteps, TYPES, vitest } from './testSteps';

clearReports();
const passed = await runSteps([TYPES, LINT, DEAD_CODE, vitest('unit and API tests'), BUILD, BROWSER]);
process.exitCode = passed ? 0 : 1;
console.log(`\n${formatTally(tallyAll())}`);
