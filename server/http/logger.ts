import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '../env';
import { pathForLog } from './pathForLog';

const secrets = [
  'password',
  'new_password',
  'current_password',
  'servertoken',
  'server_token',
  'token',
  'authorization',
  'platform-key',
  'confirmation_code',
  'device_token',
];
const redactedPaths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** A failed query's message lists its parameters, customers' data and hashes among them: the statement is enough. */
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

/** @param destination where lines go; standard output where none is given */
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
