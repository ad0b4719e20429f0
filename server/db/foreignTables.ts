import type { OpenDatabase } from './database';

type Place = Pick<OpenDatabase, 'kind' | 'place'>;

/** SQLSTATE of a table, column, type or schema that blocks a migration or is missing. */
const misfits = ['42P07', '42P06', '42701', '42710', '42723', '42P01', '42703', '42704'];

/** The database's own error, which the query builder hides behind the whole statement. */
function ownError(error: unknown): { code?: unknown; message: string } {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner : { message: String(inner) };
}

const whereIs = ({ kind, place }: Place) => (kind === 'embedded' ? `folder ${place}` : `PostgreSQL database ${place}`);

/** Whether the database ended a statement that waited for another process, which waited for this one. */
export const isDeadlock = (error: unknown): boolean => ownError(error).code === '40P01';

/**
 * There are tables that this build's migrations can't have created: says what is wrong, where, and what to do.
 *
 * @param words the database's error, if there is one
 */
export function foreignTables(opened: Place, words?: string): Error {
  const anew =
    opened.kind === 'embedded'
      ? 'set another DATA_DIR, or move that folder away'
      : 'name an empty database in DATABASE_URL';
  return new Error(
    `The tables in the ${whereIs(opened)} were made by another build of Storedesk, or by another program.\n` +
      `This build cannot bring them up to date${words ? ` (${words})` : ''}. Nothing was changed.\n` +
      `To begin anew, ${anew}, and start again. To keep the data, start the build that wrote it.`,
  );
}

/**
 * A newer version has already changed the tables. This version would write rows in its own form, and its own reference
 * data.
 *
 * @param newest when the newest migration that this build doesn't know was created, which is its name in the database
 */
export function newerTables(opened: Place, newest: Date): Error {
  return new Error(
    `The ${whereIs(opened)} was brought up to date by a newer version of Storedesk (migration of ${newest.toISOString()}).\n` +
      'This version does not know its tables. Nothing was changed.\n' +
      'Start that version or a later one. To go back to this one, restore the backup from before the update.',
  );
}

/** A migration failed: because of another build's tables, or with the database's own error. */
export function migrationFailed(opened: Place, error: unknown): Error {
  const { code, message } = ownError(error);
  if (misfits.some((misfit) => misfit === code)) return foreignTables(opened, message);
  return new Error(`The tables in the ${whereIs(opened)} could not be brought up to date: ${message}`, {
    cause: error,
  });
}
