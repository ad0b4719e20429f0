/** `npm run test:services`: the server tests again, on a temporary PostgreSQL and Redis in place of the embedded database. */
import { startServices } from './services';
import { formatTally, tallyAll } from './testReports';
import { runSteps, vitest } from './testSteps';

const { services, reason } = await startServices();
if (services) {
  Object.assign(process.env, services.env);
  const passed = await runSteps([
    vitest('server tests on PostgreSQL and Redis', ['server']),
    vitest('outages of PostgreSQL and Redis', ['outages']),
  ]);
  await services.stop();
  process.exitCode = passed ? 0 : 1;
} else {
  console.error(`No PostgreSQL and Redis to test on: ${reason}`);
  process.exitCode = 1;
}
console.log(`\n${formatTally(tallyAll())}`);
