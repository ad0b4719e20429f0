import type { Database } from '#server/db/database';

interface Client {
  query: (...args: unknown[]) => unknown;
}
/** The embedded database, and a pool of PostgreSQL's. */
interface Embedded {
  transaction: (work: (tx: Client) => unknown) => unknown;
}
interface Pool {
  /** For a transaction; with a callback, for one statement. */
  connect: (callback?: unknown) => Promise<Client>;
}

/** Statements of transactions, with the connection or transaction that each was made on. */
type Statements = { on: object; text: string }[];

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text);

/** The same connection or transaction, with its statements recorded. */
function recorded<Recorded extends Client>(client: Recorded, statements: Statements): Recorded {
  const copy: Recorded = Object.create(client, {
    query: {
      value: (...args: unknown[]) => {
        statements.push({ on: copy, text: textOf(args[0]) });
        return client.query(...args);
      },
    },
  });
  return copy;
}

/** Savepoints of an account are kept, and those of none are taken back: one statement each. */
const alike = (text: string): string => text.replace(/^(release savepoint|rollback to savepoint)/i, 'end savepoint');

export interface RecordedStatements {
  clear(): void;
  /**
   * The statements of a call, and none of the work in the background: of the transaction that has one with this text,
   * from there to its end.
   */
  ofCall(start?: string): string[];
}

/** Records the statements of a database's transactions from now on. */
export function recordStatements(db: Database): RecordedStatements {
  const statements: Statements = [];
  const { $client } = db as unknown as { $client: Embedded | Pool };
  if ('transaction' in $client) {
    const transaction = $client.transaction.bind($client);
    $client.transaction = (work) => transaction((tx) => work(recorded(tx, statements)));
  } else {
    const connect = $client.connect.bind($client);
    $client.connect = async (callback) => (callback ? connect(callback) : recorded(await connect(), statements));
  }
  return {
    clear: () => {
      statements.length = 0;
    },
    ofCall(start = 'pg_advisory_xact_lock') {
      const first = statements.findIndex(({ text }) => text.includes(start));
      const on = statements[first]?.on;
      const texts = statements.slice(first).flatMap((one) => (one.on === on ? [alike(one.text)] : []));
      const end = texts.findIndex((text) => /^commit/i.test(text));
      return end === -1 ? texts : texts.slice(0, end);
    },
  };
}
