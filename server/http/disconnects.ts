import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

/** How node and fastify name a connection that the other end closed while we read from it or wrote to it. */
const codes = ['ECONNRESET', 'EPIPE', 'ECANCELED', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/**
 * Whether a request failed because its client left. The error alone doesn't tell: a database or a mail server resets
 * connections too, so the client's own connection must be gone.
 */
export function isDisconnect(error: unknown, request: FastifyRequest): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isGone = request.raw.socket.destroyed || request.raw.destroyed;
  return isGone && typeof code === 'string' && codes.includes(code);
}

/** Logs a client that left: one line, no stack, since there is nothing to repair. */
export function logDisconnect(error: Error, request: FastifyRequest): void {
  request.log.info({ reason: 'code' in error ? error.code : error.message }, 'the client disconnected');
}

/** Fastify's own log lines, with clients that leave in the middle of a reply as what they are. */
export class RequestLogController extends LogController {
  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isDisconnect(error, request)) logDisconnect(error, request);
    else super.streamError(error, request, reply);
  }
}

/** Keeps each request's address from its arrival: once the client has left, its socket no longer knows it, and limits would count nobody. */
export function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
  });
}
