import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/codes/errorCodes';
import type { Image } from '#contract/entities/image';
import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import type { categories, subCategories } from '#server/db/schema/menu';
import type { CallContext } from '#server/http/handler';
import { notFound, recordInUse } from '#server/records/refusals';
import { storeImages } from '#server/records/storeImages';
import { changeMenu } from '../changeMenu';
import { journalDeletion } from '../changes/journalChange';
import { snapshots } from '../changes/snapshots';
import { nextPlace, setSequence } from '../setSequence';
import { uniqueNames } from '../takenNames';

type HeadingTable = typeof categories | typeof subCategories;

interface Given {
  name?: readonly string[] | undefined;
  image?: { _id: string } | null | undefined;
  sequence_number?: number | undefined;
}

/** @throws 4022 at `image` for a picture that the store does not have */
async function imageOfStore(tx: Database, storeId: string, image: { _id: string } | null): Promise<Image | null> {
  const [stored = null] = image ? await storeImages(tx, storeId, [image._id], () => 'image') : [];
  return stored;
}

/** The options of `storeResource` that categories and sub-categories share. */
export const headingRules = {
  search: ['name'],
  texts: { name: 'name' },
  unique: uniqueNames,
  change: changeMenu,
} as const;

/** Columns of a category that aren't copied from its fields; a new one is placed last by default. */
export async function headingColumns(
  tx: Database,
  table: HeadingTable,
  { name, image, sequence_number }: Given,
  isNew: boolean,
  { session: { store_id } }: CallContext,
) {
  return {
    ...(name && { name_key: nameKey(name) }),
    ...(image !== undefined && { image: await imageOfStore(tx, store_id, image) }),
    ...(isNew &&
      sequence_number === undefined && {
        sequence_number: await nextPlace(tx, table, eq(table.store_id, store_id)),
      }),
  };
}

/** The differences between categories and sub-categories, which are deleted and sorted by the same code. */
interface HeadingKind<Heading> {
  entity: 'category' | 'sub_category';
  table: HeadingTable;
  notFound: ErrorCode;
  load(tx: Database, storeId: string, id: string): Promise<Heading>;
  /** How many records it contains. */
  uses(heading: Heading): number;
}

/** How headings are deleted, so that they can be brought back, and put in order. */
export const headingMoves = <Heading extends object>({ entity, table, load, uses, ...kind }: HeadingKind<Heading>) => ({
  remove: ({ _id }: { _id: string }, context: CallContext) =>
    changeMenu(context, async (tx, announce) => {
      const { session, now } = context;
      // Locked by its snapshot: nothing can be added to it now.
      const before = (await snapshots(tx, entity, session.store_id, [_id])).get(_id);
      if (!before) throw notFound(kind.notFound);
      const heading = await load(tx, session.store_id, _id);
      if (uses(heading) > 0) throw recordInUse(heading);
      await tx.delete(table).where(and(eq(table.store_id, session.store_id), eq(table.id, _id)));
      announce(entity, [_id]);
      return journalDeletion(tx, session, entity, before, now());
    }),

  putInOrder: ({ ids }: { ids: string[] }, context: CallContext) =>
    changeMenu(context, async (tx, announce) => {
      await setSequence(tx, table, eq(table.store_id, context.session.store_id), ids, kind.notFound);
      announce(entity, ids);
      return { ids };
    }),
});
