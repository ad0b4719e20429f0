import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { tableCodePath } from '#contract/tables/tableCode';
import type { Env } from '../env';
import { fileLinkBase } from '../files/fileLinks';
import { calendarBase } from '../modules/bookingCalendar/calendarPath';
import { mailedPaths } from '../modules/outgoing/service';

/**
 * One log line per request: refusals at `info`, everything else at `debug`, so they stand out on a busy day. Bodies
 * and headers aren't logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.errorCode === undefined && reply.statusCode < 400 ? 'debug' : 'info';
    const call = request.routeOptions.config.call;
    const facts = {
      call,
      status: reply.statusCode,
      error_code: reply.errorCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[level]({ ...facts, ...(call ? {} : { req: request }) }, 'answered');
  });
}

/** Paths that end with a secret that gives access. */
export const secretPaths: readonly string[] = [
  ...Object.values(mailedPaths).map((path) => `${path}/`),
  fileLinkBase,
  calendarBase,
  `${tableCodePath}/`,
];

/** A path that is safe to log: without the query string, where older clients put their token, and without secrets in the path. */
function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  const start = secretPaths.find((one) => path.startsWith(one));
  return start ? `${start}[hidden]` : path;
}

const secrets = [
  'password',
  'new_password',
  'current_password',
  'servertoken',
  'server_token',
  'token',
  'registration',
  'authorization',
  'platform-key',
  'confirmation_code',
  'device_token',
  'ticket',
  'totp',
  'recovery_code',
  'recovery_codes',
  'secret',
  'uri',
];
const redactedPaths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The message of a failed query lists its parameters, including customer data and hashes; the statement is enough. */
function serializeError(error: Error): object {
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  if (!(error instanceof DrizzleQueryError)) return { ...rest, message, stack };
  const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined;
  return {
    type: 'DrizzleQueryError',
    query: error.query,
    message: cause?.message ?? 'query failed',
    code: cause?.code,
    constraint: cause?.constraint,
    stack: stack?.slice(stack.indexOf('\n    at ')),
  };
}

/** @param destination where lines are written; standard output by default */
export function makeLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: env.LOG_LEVEL,
    redact: { paths: redactedPaths, censor: '[hidden]' },
    serializers: {
      err: serializeError,
      page: pathForLog,
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: pathForLog(request.url),
        address: request.ip,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
