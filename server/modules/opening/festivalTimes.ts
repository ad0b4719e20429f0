import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderDecisions } from '#contract/entities/affectedOrders';
import { festivalsClash, isFestivalOver } from '#contract/opening/festivals';
import { daysErrors } from '#contract/opening/hoursErrors';
import type { Festival } from '#contract/opening/openingRules';
import { festivalTimeRecord } from '#contract/resources/festivalTimes';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { festivalTimes as table } from '#server/db/schema/festivalTimes';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { CallContext } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { storeResource } from '#server/records/storeResource';
import { ruleViolation } from '../orders/service';
import { refuseHours } from './refuseHours';
import { resolveScheduledOrders } from './resolveScheduledOrders';

type Written = Omit<Festival, '_id'>;
const fresh: Written = {
  name: [],
  start_date: '',
  end_date: '',
  is_yearly: false,
  hours: { is_open: false, is_full_day: false, slots: [] },
};

const dates = ['start_date', 'end_date', 'is_yearly'] as const;

/**
 * @param before the stored festival, whose dates may stay in the past; changed dates may not all have passed
 * @throws 4171, 4175, 4172, 4170 at their fields
 */
async function assertDays(
  tx: Database,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
  festival: Written,
  before: Festival | null,
): Promise<void> {
  const { start_date, end_date, is_yearly, hours } = festival;
  if (!is_yearly && end_date < start_date) throw ruleViolation(errorCodes.FESTIVAL_ENDS_TOO_EARLY, 'end_date');
  const haveMoved = dates.some((date) => festival[date] !== before?.[date]);
  if (haveMoved && isFestivalOver(festival, storeDate(now(), session.timezone)))
    throw ruleViolation(errorCodes.FESTIVAL_PASSED, 'end_date');
  const others = await tx.select().from(table).where(eq(table.store_id, session.store_id));
  const clash = others.find((other) => other.id !== before?._id && festivalsClash(other, festival));
  if (clash) throw ruleViolation(errorCodes.FESTIVAL_DAYS_TAKEN, 'start_date', { name: clash.name[0] });
  refuseHours('hours', daysErrors([{ ...hours, day: 0 }]));
}

/** Festivals: every change of one also reloads the store, of whose opening hours they are a part. */
export const festivalTimes = storeResource(festivalTimeRecord, {
  table,
  search: ['name'],
  texts: { name: 'name' },
  messages: {
    add: successCodes.STORE_TIME_UPDATED,
    update: successCodes.STORE_TIME_UPDATED,
    delete: successCodes.STORE_TIME_UPDATED,
  },
  // One at a time: two festivals that were saved at once could claim the same day.
  change: (context, work) =>
    changeRecords(context, async (tx, announce) => {
      const { store_id } = context.session;
      await tx
        .select({ store_id: storeSettings.store_id })
        .from(storeSettings)
        .where(eq(storeSettings.store_id, store_id))
        .for('no key update');
      const result = await work(tx, announce);
      announce('store', [store_id]);
      return result;
    }),
  async columns(tx, input, record, context) {
    const { settle, ...fields } = input as typeof input & { settle?: OrderDecisions };
    const { hours = fresh.hours, ...rest } = { ...fresh, ...record, ...fields };
    const id = record?._id ?? null;
    const festival = { ...rest, hours };
    await assertDays(tx, context, festival, record);
    const others = ({ festivals }: { festivals: readonly Festival[] }) => festivals.filter(({ _id }) => _id !== id);
    // Festivals are compared by their ID: a new one has none of the others'.
    const changed = { ...festival, _id: id ?? 'new' };
    await resolveScheduledOrders(tx, context, (rules) => ({ festivals: [...others(rules), changed] }), settle);
    return {};
  },
  async beforeDeletion(tx, ids, context, body) {
    const { settle } = body as { settle?: OrderDecisions };
    const rest = ({ festivals }: { festivals: readonly Festival[] }) =>
      festivals.filter(({ _id }) => !ids.includes(_id));
    await resolveScheduledOrders(tx, context, (rules) => ({ festivals: rest(rules) }), settle);
  },
});
