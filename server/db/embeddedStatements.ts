import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

const { serialize } = protocol;
const names = new Map<string, string>();

/** Makes the embedded database parse and plan a statement once, as PostgreSQL does for named ones. */
export const planOnce = (text: string): void => void names.set(text, names.get(text) ?? `statement_${names.size}`);

function joined(messages: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

/**
 * Adds prepared statements to a client of the embedded database. PGlite has none: it parses and plans each query
 * again, in six round trips. A statement registered with `planOnce` takes one.
 *
 * @returns the same client
 */
export function addPreparedStatements(client: PGlite): PGlite {
  /** The types of each prepared statement's parameters. */
  const prepared = new Map<string, number[]>();

  const prepare = async (name: string, text: string): Promise<number[]> => {
    const request = joined([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const { messages } = await client.execProtocol(request);
    const types = parse.parseDescribeStatementResults(messages);
    prepared.set(name, types);
    return types;
  };
  const run = <Row>(name: string, text: string, parameters: unknown[], options?: QueryOptions): Promise<Results<Row>> =>
    client.runExclusive(async () => {
      const types = prepared.get(name) ?? (await prepare(name, text));
      const values = parameters.map((value, index) => {
        if (value === null || value === undefined) return null;
        return client.serializers[types[index] ?? 0]?.(value) ?? String(value);
      });
      const request = joined([
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ]);
      const { messages } = await client.execProtocol(request);
      return parse.parseResults(messages, client.parsers, options)[0] as Results<Row>;
    });
  const fast =
    (query: Transaction['query']): Transaction['query'] =>
    (text, parameters = [], options) => {
      const name = names.get(text);
      return name === undefined ? query(text, parameters, options) : run(name, text, parameters, options);
    };

  const transaction = client.transaction.bind(client);
  client.query = fast(client.query.bind(client));
  client.transaction = (work) => transaction((tx) => work(Object.create(tx, { query: { value: fast(tx.query) } })));
  return client;
}
