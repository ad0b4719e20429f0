import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { tellRecordsChanged } from '#server/records/changeRecords';
import { lastChangedBy } from '../audit/service';

const ofStore = (storeId: string) => eq(storeSettings.store_id, storeId);

const selectRules = (db: Database, storeId: string) =>
  db
    .select({ version: storeSettings.version, rules: storeSettings.order_rules })
    .from(storeSettings)
    .where(ofStore(storeId));

type RulesRow = Awaited<ReturnType<typeof selectRules>>[number];

/** Some of a store's rules with the version of all of them, and who last changed any (empty if no one has). */
type RuleSettings<Field extends keyof OrderRules> = Pick<OrderRules, Field> & { version: number; updated_by: string };

/**
 * Reads and changes some of a store's rules for its orders, for one form.
 *
 * @example const { read, update } = orderRuleSettings(['auto_assign', 'offer_seconds']);
 */
export function orderRuleSettings<Field extends keyof OrderRules>(fields: readonly Field[]) {
  const present = ({ version, rules }: RulesRow, updated_by: string): RuleSettings<Field> => {
    const own = Object.fromEntries(fields.map((field) => [field, rules[field]])) as Pick<OrderRules, Field>;
    return { ...own, version, updated_by };
  };

  return {
    async read(db: Database, { store_id }: Session): Promise<RuleSettings<Field>> {
      const [row] = await selectRules(db, store_id);
      if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
      return present(row, await lastChangedBy(db, store_id, 'store', store_id));
    },

    /**
     * Changes the given fields, and tells every open device of the store.
     *
     * @throws 4009 with the current settings if they have another version
     */
    update(
      db: Database,
      { store_id, name }: Session,
      { version, ...changes }: { version: number } & { [name in Field]?: OrderRules[name] | undefined },
    ): Promise<RuleSettings<Field>> {
      return db.transaction(async (tx) => {
        const [row] = await selectRules(tx, store_id).for('no key update');
        if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
        if (row.version !== version) {
          const current = present(row, await lastChangedBy(tx, store_id, 'store', store_id));
          throw changedMeanwhile(current);
        }
        const [written] = await tx
          .update(storeSettings)
          // Only the fields that came: the other rules are other forms'.
          .set({
            order_rules: sql`${storeSettings.order_rules} || ${JSON.stringify(changes)}::jsonb`,
            version: sql`${storeSettings.version} + 1`,
          })
          .where(ofStore(store_id))
          .returning({ version: storeSettings.version, rules: storeSettings.order_rules });
        if (!written) throw new CallError(errorCodes.NO_DATA_FOUND);
        await tellRecordsChanged(tx, store_id, 'store', [store_id]);
        return present(written, name);
      });
    },
  };
}
