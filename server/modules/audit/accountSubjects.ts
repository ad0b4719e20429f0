import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { AuditEntity } from '#contract/audit/auditEntities';
import { browserName } from '#contract/browserName';
import type { ServiceState } from '#contract/opening/openingRules';
import type { OpeningDay } from '#contract/openingHours';
import type { OrderType } from '#contract/orders/statuses';
import { sessions, storeSettings, stores, subStores } from '#server/db/schema/index';
import { supportMessages } from '#server/db/schema/support';
import { auditScope } from './auditScope';
import { type AuditSubject, type NamesOf, rowSubject } from './auditSubject';

const namesOfSubStores: NamesOf = async (tx, storeId, ids) => {
  const rows = await tx
    .select({ id: subStores.id, name: subStores.name })
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), inArray(subStores.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, [name]]));
};

/** Changes of the password, and of the link that sets one, are recorded without their values. */
const subStore = rowSubject(
  subStores,
  (row) => ({
    name: [row.name],
    values: {
      name: row.name,
      email: row.email,
      phone: row.phone && `${row.country_phone_code} ${row.phone}`,
      permissions: row.urls.filter(({ permission }) => permission === 1).map(({ url }) => url),
      denied: row.urls.filter(({ permission }) => permission !== 1).map(({ url }) => url),
      is_approved: row.is_approved,
      is_disabled: row.is_disabled,
      password: row.password_hash,
      invitation: row.invitation_hash,
    },
  }),
  { lists: ['permissions', 'denied'], secrets: ['password', 'invitation'] },
);

/** Devices by description, without their identifiers. */
const session = rowSubject(
  sessions,
  (row) => {
    const { browser, system } = browserName(row.user_agent);
    const device = [browser, system].filter(Boolean).join(', ');
    return { name: [device], values: { device, address: row.address, sub_store: row.sub_store_id } };
  },
  {
    references: { sub_store: namesOfSubStores },
    /** A call that names an account means that account's devices; otherwise the caller's own. */
    async idsOf(tx, storeId, body, caller) {
      if (auditScope()?.audited.action !== 'end_session' || typeof body._id === 'string') return [];
      const account = body.sub_store_id === undefined ? caller.sub_store_id : body.sub_store_id;
      const rows = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.store_id, storeId),
            typeof account === 'string' ? eq(sessions.sub_store_id, account) : isNull(sessions.sub_store_id),
            ne(sessions.id, caller.id),
          ),
        );
      return rows.map(({ id }) => id);
    },
  },
);

/** A week as text, for any language: `1 10:00-14:00`. Days are numbers, 0 is Sunday. */
const weekValues = (week: readonly OpeningDay[]): string[] =>
  week
    .filter(({ is_open }) => is_open)
    .map(({ day, is_full_day, slots }) => {
      const hours = is_full_day ? '00:00–24:00' : slots.map(({ start, end }) => `${start}–${end}`).join(', ');
      return `${day} ${hours}`;
    });

const weeksValues = (weeks: Partial<Record<OrderType, readonly OpeningDay[]>>): string[] =>
  Object.entries(weeks).flatMap(([type, week]) => weekValues(week).map((day) => `${type} ${day}`));

/** What is set for a while. */
const serviceValues = ({ paused, busy, today }: ServiceState) => ({
  paused: Object.keys(paused),
  paused_until: Object.values(paused)[0]?.until ?? null,
  pause_reason: Object.values(paused)[0]?.reason || null,
  busy_minutes: busy?.minutes ?? null,
  busy_until: busy?.until ?? null,
  open_until: today?.kind === 'open' ? today.until : null,
  closed_from: today?.kind === 'close' ? today.from : null,
});

/** The store itself and what it decided for itself: its key is its own id. */
const store: AuditSubject = {
  async load(tx, storeId) {
    const rows = await tx
      .select({
        id: stores.id,
        name: stores.name,
        is_approved: stores.is_approved,
        rules: storeSettings.order_rules,
        opening_hours: storeSettings.opening_hours,
        order_type_hours: storeSettings.order_type_hours,
        service: storeSettings.service_state,
      })
      .from(stores)
      .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
      .where(eq(stores.id, storeId));
    return new Map(
      rows.map(({ id, name, is_approved, rules, opening_hours, order_type_hours, service }) => {
        const { answer_within, auto_assign, offer_seconds } = rules;
        const { slot_minutes, slot_lead_minutes, slot_days_ahead, slot_orders_max } = rules;
        const slots = { slot_minutes, slot_lead_minutes, slot_days_ahead, slot_orders_max };
        const hours = { opening_hours: weekValues(opening_hours), order_type_hours: weeksValues(order_type_hours) };
        const orders = { answer_within, auto_assign, offer_seconds };
        return [id, { name, values: { is_approved, ...orders, ...slots, ...hours, ...serviceValues(service) } }];
      }),
    );
  },
  // No body names the store: it is the session's.
  idsOf: async (_tx, storeId) => [storeId],
};

const supportMessage = rowSubject(supportMessages, ({ page }) => ({ name: [], values: { page } }));

/** People who sign in, their devices, and what they write. */
export const accountSubjects = {
  store,
  sub_store: subStore,
  session,
  support_message: supportMessage,
} satisfies Partial<Record<AuditEntity, AuditSubject>>;
