import type { FastifyInstance } from 'fastify';

/**
 * Closes the server: requests under way are finished.
 *
 * @param finishMs how long they may take; then their connections are cut
 */
export async function closeApp(app: FastifyInstance, finishMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), finishMs);
  await app.close();
  clearTimeout(cut);
}

/** A stop takes no longer than this, whatever hangs. */
export const stopDeadlineMs = 4_500;

/** Requests under way get nearly all of that; the rest is for closing the database. */
export const finishMs = stopDeadlineMs - 400;

/**
 * Ends the process in good order on SIGTERM and SIGINT: exit code 0 where everything closed in time. A second
 * signal does not wait.
 */
export function shutDownOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log(`${signal}: finishing running requests…`);
    setTimeout(() => {
      console.error('Some requests didn’t finish in time.');
      process.exit(1);
    }, stopDeadlineMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
