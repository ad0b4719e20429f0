import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from './unavailable';

/** Logs failures of repeated work, such as jobs. */
export interface FailureLog {
  failed(work: string, error: unknown): void;
  succeeded(work: string): void;
}

/**
 * While the database is away or its disk is full, all repeated work fails, some of it every second. Then only the first
 * failure is logged, and the recovery once all work has succeeded again. Any other failure is logged each time.
 *
 * @param log takes the lines; work that shares a failure log shares these two
 */
export function failureLog(log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>): FailureLog {
  const waiting = new Set<string>();
  return {
    failed(work, error) {
      if (!isOutage(error)) {
        log.error({ err: error, work }, 'repeated work failed');
        return;
      }
      if (waiting.size === 0) log.warn({ err: error, work }, 'repeated work waits for the database');
      waiting.add(work);
    },
    succeeded(work) {
      if (waiting.delete(work) && waiting.size === 0) log.info('repeated work no longer waits for the database');
    },
  };
}
