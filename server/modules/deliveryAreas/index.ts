import { asc, count, eq, max, sql } from 'drizzle-orm';
import type { deliveryCalls } from '#contract/calls/deliveryAreas';
import { errorCodes } from '#contract/codes/errorCodes';
import { tidyShape } from '#contract/delivery/shapes';
import { limits } from '#contract/limits';
import { deliveryArea } from '#contract/resources/deliveryAreas';
import type { Database } from '#server/db/database';
import { deliveryAreas as table } from '#server/db/schema/deliveryAreas';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler, Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { storeResource } from '#server/records/storeResource';
import { assertShape } from './assertShape';
import { renewDeliveryTerms } from './deliveryTerms';

/** Every change renews the store's delivery terms, which also lets one change at a time through. */
const changeAreas: typeof changeRecords = (context, work) =>
  changeRecords(context, async (tx, announce) => {
    await renewDeliveryTerms(tx, context.session.store_id);
    return work(tx, announce);
  });

/** @throws 4131 if the store has as many areas as it can */
async function nextPosition(tx: Database, storeId: string): Promise<number> {
  const [found] = await tx
    .select({ count: count(), last: max(table.sequence_number) })
    .from(table)
    .where(eq(table.store_id, storeId));
  if ((found?.count ?? 0) >= limits.deliveryAreasMax) throw new CallError(errorCodes.TOO_MANY_DELIVERY_AREAS);
  return (found?.last ?? 0) + 1;
}

export const deliveryAreas = storeResource(deliveryArea, {
  table,
  search: ['name'],
  texts: { name: 'name' },
  change: changeAreas,
  audited: ['sequence_number'],
  async columns(tx, { shape }, record, { session }) {
    const tidy = shape && tidyShape(shape);
    if (tidy) await assertShape(tx, session.store_id, tidy);
    return {
      ...(tidy && { shape: tidy }),
      ...(record === null && { sequence_number: await nextPosition(tx, session.store_id) }),
    };
  },
});

/**
 * Reorders areas within the sequence numbers they hold. Versions don't change, so a move doesn't make an open form outdated.
 *
 * @throws 4022 at an ID that the store doesn't have, or that appears twice
 */
const setSequence: Handler<'set_delivery_area_sequence'> = async ({ ids }, context) => {
  const { store_id } = context.session;
  await changeAreas(context, async (tx, announce) => {
    const rows = await tx
      .select({ id: table.id, sequence_number: table.sequence_number })
      .from(table)
      .where(eq(table.store_id, store_id))
      .orderBy(asc(table.sequence_number), asc(table.id));
    const positions = rows.filter(({ id }) => ids.includes(id)).map(({ sequence_number }) => sequence_number);
    for (const [index, id] of ids.entries()) {
      const code = rows.every((row) => row.id !== id)
        ? String(errorCodes.NO_DATA_FOUND)
        : ids.indexOf(id) !== index && 'duplicate';
      if (code) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: `ids.${index}`, code }]);
    }
    const values = sql.join(
      ids.map((id, index) => sql`(${id}::uuid, ${positions[index]}::int)`),
      sql`, `,
    );
    await tx.execute(sql`
      update ${table} set sequence_number = placed.sequence_number from (values ${values}) placed (id, sequence_number)
      where ${table.store_id} = ${store_id} and ${table.id} = placed.id`);
    announce('delivery_area', ids);
  });
  return { ids };
};

export const deliveryAreaHandlers: Handlers<
  Exclude<keyof typeof deliveryCalls, 'get_delivery_quote' | 'get_delivery_map' | 'get_delivery_coverage'>
> = {
  set_delivery_area_sequence: setSequence,
};
