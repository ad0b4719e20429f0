/** Runs the simulator as a process of its own, against any server: for load tests, and to keep a demo alive from afar. */
import { pino } from 'pino';
import { z } from 'zod';
import { startSimulator } from './index';

const settings = z
  .object({
    ADDRESS: z.url().default('http://127.0.0.1:8080'),
    PLATFORM_KEY: z.string().min(1),
    SIMULATE_RATE: z.coerce.number().min(0).max(6_000).default(4),
    LOG_LEVEL: z.string().default('info'),
  })
  .safeParse(process.env);

if (settings.success) {
  const { ADDRESS, PLATFORM_KEY, SIMULATE_RATE, LOG_LEVEL } = settings.data;
  const simulator = startSimulator({
    address: ADDRESS,
    platformKey: PLATFORM_KEY,
    ordersPerMinute: SIMULATE_RATE,
    log: pino({ level: LOG_LEVEL }),
    // Under load the store's people may answer as slowly as they like.
    waitingMax: Number.POSITIVE_INFINITY,
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void simulator.stop());
} else {
  console.error(z.prettifyError(settings.error));
  process.exitCode = 1;
}
