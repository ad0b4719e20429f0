import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import { calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FailureEnvelope } from '#contract/envelope';

/** How long requests may take to arrive, in milliseconds. */
export interface RequestLimits {
  headersMs: number;
  /** The body of a call without a file. */
  bodyMs: number;
  /** A call with a file, headers included. */
  uploadMs: number;
  /** Within each window of an upload, `uploadBytesPerSecond` must arrive on average. */
  uploadWindowMs: number;
  uploadBytesPerSecond: number;
  checkEveryMs: number;
}

export const defaultRequestLimits: RequestLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  // The largest file over a slow line.
  uploadMs: 10 * 60_000,
  uploadWindowMs: 30_000,
  uploadBytesPerSecond: 1_024,
  checkEveryMs: 1_000,
};

interface Arrival {
  isUpload: boolean;
  /** Checks since the window began. Checks and not the clock: after a moment in which this process did nothing, nobody is cut off for it. */
  checks: number;
  /** What the connection had read when the window began. */
  bytes: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const takesFile = (request: FastifyRequest): boolean => {
  const name = request.routeOptions.config.call;
  return name !== undefined && (calls[name] as Call).upload !== undefined;
};

/** Answers by hand, as node does when a request times out: the body's reader still waits for the rest. */
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

/** Cuts requests off whose body arrives too slowly: each would hold a connection, and memory, for as long as it likes. */
export function refuseSlowBodies(app: FastifyInstance, bounds: RequestLimits): void {
  const arriving = new Map<FastifyRequest, Arrival>();

  const isTooSlow = (request: FastifyRequest, arrival: Arrival): boolean => {
    arrival.checks += 1;
    const ms = arrival.checks * bounds.checkEveryMs;
    if (!arrival.isUpload) return ms > bounds.bodyMs;
    const { bytesRead } = request.raw.socket;
    // While we don't read, the client can't send: a window counts only where it could.
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
    // What is injected comes over no connection.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return;
    arriving.set(request, { isUpload: takesFile(request), checks: 0, bytes: request.raw.socket.bytesRead });
    request.raw.once('close', () => arriving.delete(request));
  });
}
