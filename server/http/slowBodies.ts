import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import { calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FailureEnvelope } from '#contract/envelope';

/** How long requests can take to arrive, in milliseconds. */
export interface RequestLimits {
  headersMs: number;
  /** The body of a call without a file. */
  bodyMs: number;
  /** A call with a file, headers included. */
  uploadMs: number;
  /** In each window of an upload, an average of `uploadBytesPerSecond` must arrive. */
  uploadWindowMs: number;
  uploadBytesPerSecond: number;
  checkEveryMs: number;
}

export const defaultRequestLimits: RequestLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  // Enough for the largest file over a slow connection.
  uploadMs: 10 * 60_000,
  uploadWindowMs: 30_000,
  uploadBytesPerSecond: 1_024,
  checkEveryMs: 1_000,
};

interface Arrival {
  isUpload: boolean;
  /**
   * Checks since the window began. Counted instead of using the clock, so that no request is cut off because this
   * process was blocked for a moment.
   */
  checks: number;
  /** Bytes the connection had read when the window began. */
  bytes: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const takesFile = (request: FastifyRequest): boolean => {
  const name = request.routeOptions.config.call;
  return name !== undefined && (calls[name] as Call).upload !== undefined;
};

/** Replies directly on the socket, as node does when a request times out: the body parser is still waiting for the rest. */
function cutOff(request: FastifyRequest): void {
  const { socket } = request.raw;
  request.log.info('the body arrived too slowly');
  const envelope: FailureEnvelope = {
    success: false,
    error_code: errorCodes.MALFORMED_JSON,
    request_id: request.id,
  };
  const text = JSON.stringify(envelope);
  socket.write(
    'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  socket.destroySoon();
}

/** Cuts off requests whose body arrives too slowly. Otherwise each could hold a connection and memory indefinitely. */
export function refuseSlowBodies(app: FastifyInstance, bounds: RequestLimits): void {
  const arriving = new Map<FastifyRequest, Arrival>();

  const isTooSlow = (request: FastifyRequest, arrival: Arrival): boolean => {
    arrival.checks += 1;
    const ms = arrival.checks * bounds.checkEveryMs;
    if (!arrival.isUpload) return ms > bounds.bodyMs;
    const { bytesRead } = request.raw.socket;
    // While we aren't reading, the client can't send: only windows in which it could send count.
    const isReading = request.raw.readableFlowing === true;
    if (isReading && ms < bounds.uploadWindowMs) return false;
    const isSlow = isReading && bytesRead - arrival.bytes < (bounds.uploadBytesPerSecond * ms) / 1_000;
    Object.assign(arrival, { checks: 0, bytes: bytesRead });
    return isSlow;
  };
  const timer = setInterval(() => {
    for (const [request, arrival] of arriving) {
      if (request.raw.complete || request.raw.destroyed) arriving.delete(request);
      else if (isTooSlow(request, arrival)) {
        arriving.delete(request);
        cutOff(request);
      }
    }
  }, bounds.checkEveryMs).unref();

  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    // Injected requests have no connection.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return;
    arriving.set(request, { isUpload: takesFile(request), checks: 0, bytes: request.raw.socket.bytesRead });
    request.raw.once('close', () => arriving.delete(request));
  });
}
