import { DrizzleQueryError } from 'drizzle-orm';

/** The database can't be reached right now. Nothing was written; the caller can try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database is not available', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** SQLSTATE codes of a lost connection (08, but not a protocol violation), and of a server that is full, stops or starts. */
const away = /^(08(?!P01)...|53300|57P0[123]|25P03)$/;
/**
 * Codes of a statement that waited for a lock or ran for too long, was the victim of a deadlock, or ran out of memory.
 * Its transaction was rolled back.
 */
const busy = /^(55P03|57014|40P01|53200)$/;
/** Codes of a full disk or an exceeded quota, from PostgreSQL and from the embedded database's files. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Any SQLSTATE. The system's error codes, such as EPIPE, start with E. */
const sqlState = /^(?!E)[0-9A-Z]{5}$/;
const brokenSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Matches node-postgres's errors about a closed connection, which have no code. */
const endedConnection = /^Connection terminated|is not queryable$/;

const codeOf = (error: unknown): string | undefined => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/**
 * Whether a refused connection was refused by a running PostgreSQL, for example because of a wrong password or too many
 * connections.
 */
export function isFromServer(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return sqlState.test(code) && (code === '53300' || !away.test(code));
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? endedConnection.test(error.message) : away.test(code) || brokenSocket.has(code);
}

/** Whether work failed because the database is away or restarting. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof DrizzleQueryError && (isAway(error.cause) || isLost(error.cause));
}

/** The error that PostgreSQL reports for a full disk. */
export const diskFull = (): Error => Object.assign(new Error('No space left on device'), { code: '53100' });

/**
 * Whether a write failed because the disk is full. Commits of the embedded database throw without drizzle's wrapper.
 */
export function isDiskFull(error: unknown): boolean {
  return full.has(codeOf(error instanceof DrizzleQueryError ? error.cause : error) ?? '');
}

/** Whether all work on the database fails now, so that it needn't be told of each piece of work. */
export const isOutage = (error: unknown): boolean => isAway(error) || isDiskFull(error);

/** Whether a call failed because the database was away, full or too busy. The same call may succeed in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  isAway(error) || isDiskFull(error) || (error instanceof DrizzleQueryError && busy.test(codeOf(error.cause) ?? ''));
