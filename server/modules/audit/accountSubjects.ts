import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { AuditEntity } from '#contract/audit/auditEntities';
import { browserName } from '#contract/browserName';
import { sessions, subStores } from '#server/db/schema/index';
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
      image: row.image ? { ...row.image } : null,
      language: row.language,
      starts_with_dashboard: row.starts_with_dashboard || null,
      summary: row.summary,
      permissions: row.urls.filter(({ permission }) => permission === 1).map(({ url }) => url),
      denied: row.urls.filter(({ permission }) => permission !== 1).map(({ url }) => url),
      is_approved: row.is_approved,
      is_disabled: row.is_disabled,
      is_shared_device: row.shared_device ? true : null,
      people: row.shared_device?.people ?? [],
      asks_pin: row.shared_device?.asks_pin ?? null,
      shift_hours: row.shared_device?.shift_hours ?? null,
      pin: row.pin_hash,
      password: row.password_hash,
      invitation: row.invitation_hash,
    },
  }),
  {
    lists: ['permissions', 'denied', 'people'],
    references: { people: namesOfSubStores },
    secrets: ['pin', 'password', 'invitation'],
  },
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

const supportMessage = rowSubject(supportMessages, ({ page }) => ({ name: [], values: { page } }));

/** People who sign in, their devices, and what they write. */
export const accountSubjects = {
  sub_store: subStore,
  session,
  support_message: supportMessage,
} satisfies Partial<Record<AuditEntity, AuditSubject>>;
