import type { Database } from '#server/db/database';

/** Names that a transaction has read of records which it keeps from being changed meanwhile. */
const known = new WeakMap<Database, Map<string, string[]>>();

/** Spares the trail from reading a name again that it is to put beside an id. */
export function rememberName(tx: Database, id: string, name: string[]): void {
  known.set(tx, new Map([...(known.get(tx) ?? []), [id, name]]));
}

/** Those of the ids whose names were remembered. */
export const knownNames = (tx: Database, ids: readonly string[]): Map<string, string[]> => {
  const names = known.get(tx);
  return new Map(
    ids.flatMap((id) => {
      const name = names?.get(id);
      return name ? [[id, name] as const] : [];
    }),
  );
};
