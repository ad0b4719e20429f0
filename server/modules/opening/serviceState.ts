import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderDecisions } from '#contract/entities/affectedOrders';
import { limits } from '#contract/limits';
import type { OpeningRules, ServiceState } from '#contract/opening/openingRules';
import { endOfService, isOpenAnyway, regularEnd } from '#contract/opening/openState';
import { type OrderType, orderTypes } from '#contract/orders/statuses';
import { storeSettings } from '#server/db/schema/storeSettings';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { loadStoreTerms } from '../orders/service';
import { presentStates } from './openStates';
import { resolveScheduledOrders } from './resolveScheduledOrders';

type Reply = ReplyOf<'pause_orders'> & { message: number };

/**
 * Changes what is set for a while. Those who do it at the same time take turns, and the last one's values hold: it needs no
 * version, because what it replaces is on every screen.
 */
async function setService(
  context: Pick<CallContext, 'db' | 'session' | 'now' | 'wakeOutbox'>,
  change: (rules: OpeningRules, at: Date) => Partial<ServiceState>,
  settle?: OrderDecisions,
): Promise<Reply> {
  const { db, session, now, wakeOutbox } = context;
  const at = now();
  const open_states = await db.transaction(async (tx) => {
    const ofStore = eq(storeSettings.store_id, session.store_id);
    await tx.select({ store_id: storeSettings.store_id }).from(storeSettings).where(ofStore).for('no key update');
    const { opening } = await loadStoreTerms(tx, session.store_id);
    const changes = change(opening, at);
    const service_state = { ...opening.service_state, ...changes };
    if ('today' in changes) await resolveScheduledOrders(tx, context, () => ({ service_state }), settle);
    await tx.update(storeSettings).set({ service_state }).where(ofStore);
    await announceRecords(tx, session.store_id, 'store', [session.store_id]);
    return presentStates({ ...opening, service_state }, at);
  });
  wakeOutbox();
  return { open_states, message: successCodes.STORE_TIME_UPDATED };
}

/**
 * An instant from the body at which something ends.
 *
 * @throws 4022 at its field unless it is in the next 24 hours
 */
function endOf(path: string, instant: string, at: Date): string {
  const end = new Date(instant);
  const latest = addMinutes(at, limits.pauseMinutesMax);
  if (end <= at) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'too_small' }]);
  if (end > latest) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'too_big' }]);
  return end.toISOString();
}

/** Pauses without those of some types, and without those that are over. */
const otherPauses = ({ service_state }: OpeningRules, types: readonly OrderType[], at: Date): ServiceState['paused'] =>
  Object.fromEntries(
    Object.entries(service_state.paused).filter(
      ([type, pause]) => !types.includes(type as OrderType) && Date.parse(pause.until) > at.getTime(),
    ),
  );

type ServiceCall = 'pause_orders' | 'resume_orders' | 'set_busy' | 'set_opening_today';

/** Pause, busy, and one day's exception. */
export const serviceHandlers: Handlers<ServiceCall> = {
  pause_orders: ({ order_types, until, minutes, reason = '' }, context) =>
    setService(context, (rules, at) => {
      const end =
        until === undefined
          ? minutes === undefined
            ? endOfService(rules, order_types, at).toISOString()
            : addMinutes(at, minutes).toISOString()
          : endOf('until', until, at);
      const pause = { from: at.toISOString(), until: end, reason, by: context.session.name };
      const pauses = Object.fromEntries(order_types.map((type) => [type, pause]));
      return { paused: { ...otherPauses(rules, order_types, at), ...pauses } };
    }),

  resume_orders: ({ order_types = [...orderTypes] }, context) =>
    setService(context, (rules, at) => ({ paused: otherPauses(rules, order_types, at) })),

  set_busy: ({ minutes, until }, context) =>
    setService(context, (_rules, at) => ({
      busy:
        minutes === 0
          ? null
          : { from: at.toISOString(), until: endOf('until', until, at), minutes, by: context.session.name },
    })),

  set_opening_today: ({ open_until, close_at, settle }, context) => {
    const change = (rules: OpeningRules, at: Date): Pick<ServiceState, 'today'> => {
      const by = context.session.name;
      if (open_until !== undefined && close_at !== undefined) {
        throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'close_at', code: 'invalid_value' }]);
      }
      if (open_until !== undefined) {
        const until = endOf('open_until', open_until, at);
        if (isOpenAnyway(rules, new Date(until))) {
          throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'open_until', code: 'too_small' }]);
        }
        return { today: { kind: 'open', from: at.toISOString(), until, by } };
      }
      if (close_at === undefined) return { today: null };
      const from = endOf('close_at', close_at, at);
      const end = regularEnd(rules, at).toISOString();
      if (end <= from) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'close_at', code: 'too_big' }]);
      return { today: { kind: 'close', from, until: end, by } };
    };
    return setService(context, change, settle);
  },
};
