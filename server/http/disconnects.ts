import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

/** Error codes that node and fastify use when the other end closes a connection during a read or write. */
const codes = ['ECONNRESET', 'EPIPE', 'ECANCELED', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/**
 * Whether a request failed because its client disconnected. The error alone isn't enough: databases and mail servers
 * reset connections too, so the client's own connection must be closed.
 */
export function isDisconnect(error: unknown, request: FastifyRequest): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isGone = request.raw.socket.destroyed || request.raw.destroyed;
  return isGone && typeof code === 'string' && codes.includes(code);
}

/** Logs a disconnected client: one line without a stack, since there is nothing to fix. */
export function logDisconnect(error: Error, request: FastifyRequest): void {
  request.log.info({ reason: 'code' in error ? error.code : error.message }, 'the client disconnected');
}

/** Fastify's own log lines, with clients that leave during a reply logged as disconnects. */
export class RequestLogController extends LogController {
  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isDisconnect(error, request)) logDisconnect(error, request);
    else super.streamError(error, request, reply);
  }
}

/**
 * Stores each request's address on arrival. After a disconnect the socket no longer knows it, and the rate limits
 * couldn't count the request.
 */
export function captureAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
  });
}
