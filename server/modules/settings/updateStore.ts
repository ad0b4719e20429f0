import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { orderSettings } from '#contract/settings/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { announceRecords, changeRecords } from '#server/records/changeRecords';
import { loadSettings, lockSettings, sectionChange, withSectionChange } from '#server/records/storeSection';
import { cancellation } from './sections/cancellation';
import { details } from './sections/details';
import { orders } from './sections/orders';
import { tax } from './sections/tax';

/** Who changed a section if it wasn't anyone at the store. */
const platformName = 'Storedesk';

const sections = [details, orders, cancellation, tax];

export const updateStoreHandlers: Handlers<'update' | 'platform/set_store_flags'> = {
  /** One transaction: a field that is refused in one section leaves all of them unchanged. */
  update: ({ store: input }, context) =>
    changeRecords(context, async (tx, announce) => {
      const { store_id } = context.session;
      const changed = sections.filter((section) => section.has(input));
      if (changed.length === 0) throw new CallError(errorCodes.UPDATE_FAILED);
      await lockSettings(tx, store_id);
      for (const section of changed) await section.apply(tx, await loadSettings(tx, store_id), input, context);
      announce('store', [store_id]);
      return { message: successCodes.SETTINGS_UPDATED };
    }),

  async 'platform/set_store_flags'({ store_id, ...flags }, { db, now, wakeOutbox }) {
    await db.transaction(async (tx) => {
      const rows = await lockSettings(tx, store_id);
      await tx
        .update(stores)
        .set({ ...flags, version: sql`${stores.version} + 1` })
        .where(eq(stores.id, store_id));
      // A form of the store that was opened before must not overwrite what the platform has set.
      if (orders.has(flags)) {
        const change = sectionChange(orderSettings.entity, rows, platformName, now());
        await tx.update(storeSettings).set(withSectionChange(change)).where(eq(storeSettings.store_id, store_id));
      }
      await announceRecords(tx, store_id, 'store', [store_id]);
    });
    wakeOutbox();
    return {};
  },
};
