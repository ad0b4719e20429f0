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
