/** `npm run test:outages`: stops and freezes a temporary PostgreSQL and Redis under load. */
import { startServices } from './services';
import { formatTally, tallyAll } from './testReports';
import { runSteps, vitest } from './testSteps';

const { services, reason } = await startServices();
if (services) {
  const passed = await runSteps([vitest('outages of PostgreSQL and Redis', ['outages'], services.env)]);
  await services.stop();
  process.exitCode = passed ? 0 : 1;
} else {
  console.error(`No PostgreSQL and Redis to test on: ${reason}`);
  process.exitCode = 1;
}
console.log(`\n${formatTally(tallyAll())}`);
