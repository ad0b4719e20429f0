import type { RecordEntity } from '#contract/entities/menuMessage';
import { menuChangedCode } from '#contract/stream';
import type { Database } from '#server/db/database';
import { appendToOutbox } from '#server/realtime/outbox';

/** More than this are not named one by one: who listens loads all of that kind anew. */
const mostNamed = 100;

/** Tells every open device of a store that records of its menu, or others that are told of in the same way, changed. As late in the transaction as can be: see `appendToOutbox`. */
export const tellMenuChanged = (
  tx: Database,
  storeId: string,
  entity: RecordEntity,
  ids: readonly string[],
): Promise<number> =>
  appendToOutbox(tx, storeId, {
    messageCode: menuChangedCode,
    messageData: { entity, ids: ids.length > mostNamed ? [] : [...ids] },
  });
