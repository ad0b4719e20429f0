import type { Database } from './database';

/**
 * Builds a statement once a database. Give it a name by `prepare('...')`, and PostgreSQL plans it once a connection too.
 *
 * @example const findThing = preparedOnce((db) => db.select().from(things).where(eq(things.id, sql.placeholder('id'))).prepare('find_thing'));
 * const [thing] = await findThing(db).execute({ id });
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
