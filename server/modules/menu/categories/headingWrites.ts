import { and, eq, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import type { categories, subCategories } from '#server/db/schema/menu';
import { changedMeanwhile } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { changeMenu } from '../changeMenu';
import { lockOnce, snapshots } from '../changes/snapshots';
import { keepDeletion } from '../keepDeletion';
import { nextPlace } from '../nextPlace';
import { notFound } from '../notFound';
import { recordInUse } from '../recordInUse';
import { refuseTakenName } from '../refuseTakenName';
import { setSequence } from '../setSequence';
import { touched } from '../touched';
import { type HeadingFields, headingColumns, nameColumns } from './headingColumns';

/** What tells a category from a sub-category, where both are written alike. */
export interface HeadingKind<Heading, Fields extends HeadingFields> {
  entity: 'category' | 'sub_category';
  table: typeof categories | typeof subCategories;
  notFound: ErrorCode;
  /** @throws `notFound` at `_id` */
  load(tx: Database, storeId: string, id: string): Promise<Heading>;
  /** How many records stand under it. */
  uses(heading: Heading): number;
  /** Columns of fields that this kind alone has. */
  ownColumns(tx: Database, storeId: string, fields: Fields): Promise<{ category_id?: string | null }>;
}

interface Recorded {
  name: readonly string[];
  version: number;
  updated_by: string;
}

/** How categories, or sub-categories, are written. */
export function headingWrites<Heading extends Recorded, Fields extends HeadingFields>(
  kind: HeadingKind<Heading, Fields>,
) {
  const { entity, table, load } = kind;
  const ofStore = (storeId: string) => eq(table.store_id, storeId);
  const isHeading = (storeId: string, id: string) => and(ofStore(storeId), eq(table.id, id));

  return {
    add: (body: Fields & { name: string[] }, context: CallContext): Promise<Heading> =>
      changeMenu(context, async (tx, tell) => {
        const { store_id } = context.session;
        const row = {
          store_id,
          id: newId(),
          sequence_number: await nextPlace(tx, table, ofStore(store_id)),
          ...(await nameColumns(tx, store_id, body.name)),
          ...(await kind.ownColumns(tx, store_id, body)),
          ...(await headingColumns(tx, store_id, body)),
          ...touched(context.session, context.now()),
        };
        await tx.insert(table).values(row).catch(refuseTakenName);
        tell(entity, [row.id]);
        return load(tx, store_id, row.id);
      }),

    update: (body: Fields & { _id: string; version: number }, context: CallContext): Promise<Heading> =>
      changeMenu(context, async (tx, tell) => {
        const { store_id } = context.session;
        await lockOnce(tx, entity, store_id, [body._id]);
        const current = await load(tx, store_id, body._id);
        if (current.version !== body.version) throw changedMeanwhile(current);
        const changes = {
          ...(body.name && (await nameColumns(tx, store_id, body.name, current.name))),
          ...(await kind.ownColumns(tx, store_id, body)),
          ...(await headingColumns(tx, store_id, body)),
          ...touched(context.session, context.now()),
          version: sql`${table.version} + 1`,
        };
        await tx.update(table).set(changes).where(isHeading(store_id, body._id)).catch(refuseTakenName);
        tell(entity, [body._id]);
        return load(tx, store_id, body._id);
      }),

    remove: ({ _id }: { _id: string }, context: CallContext) =>
      changeMenu(context, async (tx, tell) => {
        const { session, now } = context;
        // Locked by its snapshot: nothing can come under it any more.
        const before = (await snapshots(tx, entity, session.store_id, [_id])).get(_id);
        if (!before) throw notFound(kind.notFound);
        const current = await load(tx, session.store_id, _id);
        if (kind.uses(current) > 0) throw recordInUse(current);
        await tx.delete(table).where(isHeading(session.store_id, _id));
        tell(entity, [_id]);
        return keepDeletion(tx, session, entity, before, now());
      }),

    putInOrder: ({ ids }: { ids: string[] }, context: CallContext) =>
      changeMenu(context, async (tx, tell) => {
        await setSequence(tx, table, ofStore(context.session.store_id), ids, kind.notFound);
        tell(entity, ids);
        return { ids };
      }),
  };
}
