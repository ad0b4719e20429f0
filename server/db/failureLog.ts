import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './unavailable';

/** Logs failures of work that is tried again and again. */
export interface FailureLog {
  failed(error: unknown, message: string, fields?: object): void;
  succeeded(): void;
}

/**
 * Several jobs run each second, and all fail while the database is away: the first failure is logged, and then the first success.
 * Any other failure is logged each time.
 *
 * @param log takes the lines; share one failure log between works that fail for the same reason
 */
export function failureLog(log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>): FailureLog {
  let isAway = false;
  return {
    failed(error, message, fields = {}) {
      if (!isUnavailable(error)) {
        log.error({ err: error, ...fields }, message);
        return;
      }
      if (!isAway) log.warn({ err: error, ...fields }, `${message}: the database is not available`);
      isAway = true;
    },
    succeeded() {
      if (isAway) log.info('the database is available again: background work continues');
      isAway = false;
    },
  };
}
