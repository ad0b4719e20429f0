import { shutDownOnSignals } from './shutDown';
import { startServer } from './startServer';

try {
  const { stop } = await startServer(process.env);
  shutDownOnSignals(stop);
} catch (error) {
  // A setting that is not valid, a port or a database that is taken: the message says what to do, a stack would not.
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
