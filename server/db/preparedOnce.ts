import type { Database } from './database';
import { planOnce } from './embeddedStatements';

interface Prepared {
  getQuery(): { sql: string };
}

const isOne = (statement: object): statement is Prepared => 'getQuery' in statement;

/**
 * Builds a statement, or several by name, once a database. Give each a name by `prepare('...')`, and the database plans it
 * once a connection too.
 *
 * @example const findThing = preparedOnce((db) => db.select().from(things).where(eq(things.id, sql.placeholder('id'))).prepare('find_thing'));
 * const [thing] = await findThing(db).execute({ id });
 */
export function preparedOnce<Statement extends Prepared | Record<string, Prepared>>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  const prepareFor = (db: Database) => {
    const statement = prepare(db);
    for (const each of isOne(statement) ? [statement] : Object.values(statement)) planOnce(each.getQuery().sql);
    known.set(db, statement);
    return statement;
  };
  return (db) => known.get(db) ?? prepareFor(db);
}
