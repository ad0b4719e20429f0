import { DrizzleQueryError } from 'drizzle-orm';

/** The database can't be reached right now. Nothing was written; the caller may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database is not available', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATE codes that say "not now" rather than "not like this": the connection was lost (08), the server is short of
 * connections (53300), locked out (55P03), cancelled by a timeout (57014, 25P03), shutting down or starting (57P01 to
 * 57P03), or broke a deadlock (40P01). In each case the transaction is rolled back.
 */
const passing = /^(08...|53300|55P03|57014|57P0[123]|25P03|40P01)$/;
const brokenSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What node-postgres says, without a code, of a connection that ended. */
const endedConnection = /^Connection terminated|is not queryable$/;

/** Whether what node-postgres threw means that the connection, and not the statement, was at fault. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return passing.test(code) || brokenSocket.has(code);
  return endedConnection.test(error.message);
}

/** Whether a call failed because the database was away, overloaded or restarting: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof DrizzleQueryError && (isUnavailable(error.cause) || isPassing(error.cause));
}
