import type { OrderDecisions } from '#contract/entities/affectedOrders';
import { weekErrors } from '#contract/opening/hoursErrors';
import type { ServiceState } from '#contract/opening/openingRules';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { orderTypes } from '#contract/orders/statuses';
import { openingHours as description } from '#contract/settings/openingHours';
import { slotSettings as slotDescription } from '#contract/settings/slots';
import { ruleFields, storeSection } from '#server/records/storeSection';
import { refuseHours } from './refuseHours';
import { resolveScheduledOrders } from './resolveScheduledOrders';

type Weeks = {
  opening_hours?: OpeningDay[];
  order_type_hours?: { [Type in (typeof orderTypes)[number]]?: OpeningDay[] };
};

/** @throws 4170 and 4022 at the field with the times that can't be */
function assertWeeks({ opening_hours, order_type_hours = {} }: Weeks): void {
  if (opening_hours) refuseHours('opening_hours', weekErrors(opening_hours));
  for (const type of orderTypes) {
    const week = order_type_hours[type];
    if (week) refuseHours(`order_type_hours.${type}`, weekErrors(week));
  }
}

const section = storeSection(description, {
  read: ({ settings: { opening_hours, order_type_hours } }) => ({ opening_hours, order_type_hours }),
  async before(tx, body, _rows, context) {
    const { settle, opening_hours, order_type_hours } = body as Weeks & { settle?: OrderDecisions };
    assertWeeks({ ...(opening_hours && { opening_hours }), ...(order_type_hours && { order_type_hours }) });
    const changes = { ...(opening_hours && { opening_hours }), ...(order_type_hours && { order_type_hours }) };
    await resolveScheduledOrders(tx, context, () => changes, settle);
  },
  write: ({ opening_hours, order_type_hours }) => ({
    settings: { ...(opening_hours && { opening_hours }), ...(order_type_hours && { order_type_hours }) },
  }),
});

/** A week as text, in any language: `1: 10:00–14:00`. Days are numbers, 0 is Sunday. */
const weekText = (week: readonly OpeningDay[]): string[] =>
  week
    .filter(({ is_open }) => is_open)
    .map(({ day, is_full_day, slots }) => {
      const hours = is_full_day ? '00:00–24:00' : slots.map(({ start, end }) => `${start}–${end}`).join(', ');
      return `${day}: ${hours}`;
    });

/** The week. In the audit log, each day is a line of text. */
export const openingHours: typeof section = {
  ...section,
  values: ({ settings: { opening_hours, order_type_hours } }) => ({
    opening_hours: weekText(opening_hours),
    order_type_hours: Object.entries(order_type_hours).flatMap(([type, week]) =>
      weekText(week).map((day) => `${type} ${day}`),
    ),
  }),
};

/** Slots; their limits are enforced where orders are placed (`takePlaceInSlot`). */
export const slotSettings = storeSection(
  slotDescription,
  ruleFields(['slot_minutes', 'slot_lead_minutes', 'slot_days_ahead', 'slot_orders_max']),
);

/** Returns the temporary changes as audit log values. */
export const serviceValues = ({ paused, busy, today }: ServiceState) => ({
  paused: orderTypes.filter((type) => paused[type]),
  paused_until: Object.values(paused)[0]?.until ?? null,
  pause_reason: Object.values(paused)[0]?.reason || null,
  busy_minutes: busy?.minutes ?? null,
  busy_until: busy?.until ?? null,
  open_until: today?.kind === 'open' ? today.until : null,
  closed_from: today?.kind === 'close' ? today.from : null,
});
