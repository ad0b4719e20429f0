/**
 * `npm test`: everything, from types to browser. The server tests run on a temporary PostgreSQL and Redis, or on the
 * embedded database if there are none. The last line shows the number of passed and failed tests.
 */
import { startServices } from './services';
import { clearReports, formatTally, tallyAll } from './testReports';
import { BROWSER, BUILD, DEAD_CODE, LINT, runSteps, TYPES, vitest } from './testSteps';

clearReports();
const { services, reason } = await startServices();
if (!services) console.log(`The server's tests run on the embedded database alone: ${reason}`);
const projects = ['contract', 'i18n', 'architecture', 'documents', 'app', 'app-isolated', 'server', 'mocked'];
const unit = vitest('unit and API tests', services ? [...projects, 'embedded'] : projects, services?.env);
const passed = await runSteps([TYPES, LINT, DEAD_CODE, unit, BUILD, BROWSER]);
await services?.stop();
process.exitCode = passed ? 0 : 1;
console.log(`\n${formatTally(tallyAll())}`);
