import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { FailureEnvelope } from '#contract/envelope';
import { isAway, isDiskFull, isUnavailable } from '../db/unavailable';
import { FilesUnavailable } from '../files/fileStore';
import { CallError } from './callError';
import { isDisconnect, logDisconnect } from './disconnects';

declare module 'fastify' {
  interface FastifyReply {
    /** The error code of a refused request, for the log and the metrics. */
    errorCode?: number;
  }
}

/** Errors in a request before any call handles it, by HTTP status. */
const byStatus: Partial<Record<number, ErrorCode>> = {
  400: errorCodes.MALFORMED_JSON,
  403: errorCodes.UNKNOWN_CALL,
  404: errorCodes.UNKNOWN_CALL,
  // 412 and 416: conditions and file ranges that can't be met.
  412: errorCodes.MALFORMED_JSON,
  413: errorCodes.BODY_TOO_LARGE,
  414: errorCodes.UNKNOWN_CALL,
  415: errorCodes.WRONG_CONTENT_TYPE,
  416: errorCodes.MALFORMED_JSON,
  429: errorCodes.TOO_MANY_ATTEMPTS,
};

/** For the log and the metrics only, as in nginx: no one is there to read the reply. */
const clientClosedRequest = 499;

/** Replies with the failure envelope. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error_code: number,
  details: Partial<FailureEnvelope> = {},
): FastifyReply {
  reply.errorCode = error_code;
  const envelope: FailureEnvelope = { success: false, error_code, request_id: request.id, ...details };
  // Proxies must not cache a failure. Sent as text, because the route's schema is the one for success.
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
}

/** Seconds to wait before retrying when the database or the file store is unavailable. */
const databaseRetryAfter = 1;
const filesRetryAfter = 5;

/** 503: something the call needs is down or overloaded. Nothing was written, and the same call may succeed soon. */
const refuseForNow = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode, retry_after: number) =>
  refuse(request, reply.header('retry-after', retry_after), 503, code, { retry_after });

/** How long the disk counts as full after a call failed because the database's disk was full. */
const fullForMs = 10_000;

/**
 * Handles every failed request. The envelope tells the caller enough and reveals no internals.
 *
 * @returns a function that tells whether a call failed recently because the database's disk was full
 */
export function answerFailures(app: FastifyInstance): () => boolean {
  let fullAt = Number.NEGATIVE_INFINITY;
  app.decorateReply('errorCode', undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) fullAt = performance.now();
    return answerFailure(error, request, reply);
  });
  return () => performance.now() - fullAt < fullForMs;
}

/** Also handles failures before routing, such as an address that can't be parsed. */
export function answerFailure(
  error: FastifyError | CallError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof CallError) return refuse(request, reply, 200, error.code, error.details);
  if (isUnavailable(error)) {
    // An outage has its own log line. A statement that timed out is logged with its text.
    const reason =
      isAway(error) || isDiskFull(error)
        ? { reason: (error.cause as Error | undefined)?.message ?? error.message }
        : { err: error };
    request.log.warn(reason, 'database unavailable');
    return refuseForNow(request, reply, errorCodes.INTERNAL_SERVER_ERROR, databaseRetryAfter);
  }
  if (error instanceof FilesUnavailable) {
    request.log.error({ reason: error.message }, 'the file store is not available');
    return refuseForNow(request, reply, errorCodes.FILES_UNAVAILABLE, filesRetryAfter);
  }
  const errorCode = byStatus[error.statusCode ?? 500];
  if (errorCode) return refuse(request, reply, error.statusCode ?? 400, errorCode);
  if (isDisconnect(error, request)) {
    logDisconnect(error, request);
    return refuse(request, reply, clientClosedRequest, errorCodes.MALFORMED_JSON);
  }
  request.log.error({ err: error }, 'a request failed unexpectedly');
  return refuse(request, reply, 500, errorCodes.INTERNAL_SERVER_ERROR);
}
