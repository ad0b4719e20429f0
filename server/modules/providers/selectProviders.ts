import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { DocumentState, DocumentTypeId } from '#contract/documents/documentTypes';
import { expiresSoon } from '#contract/documents/expiry';
import type { ProviderDay, ProviderRecord } from '#contract/entities/provider';
import type { Vehicle } from '#contract/entities/vehicle';
import { workBlockers } from '#contract/providers/fitness';
import { businessDate, businessDay, type DayRules, storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { availabilityOf, openOrders } from '../fitness/service';

/** When providers are read, and whose days their deliveries are summed by. */
interface ProvidersAt {
  rules: DayRules;
  now: Date;
}

/** A delivery person as the store edits one, with what keeps this person from work by the store's calendar. */
export function presentProviderRecord(selected: SelectedProvider, { rules, now }: ProvidersAt): ProviderRecord {
  const { provider: row, open_orders, vehicle, documentFacts, today } = selected;
  const day = storeDate(now, rules.timezone);
  const facts = { is_approved: row.is_approved, documents: documentFacts, vehicle };
  const soon = documentFacts.flatMap(({ state, expires_on }) =>
    state === 'approved' && expires_on && expiresSoon(expires_on, day) ? [expires_on] : [],
  );
  return {
    _id: row.id,
    version: row.version,
    first_name: row.first_name,
    last_name: row.last_name,
    country_phone_code: row.country_phone_code,
    phone: row.phone,
    email: row.email,
    address: row.address,
    image: row.image ?? null,
    image_url: row.image?.thumbnail_url,
    is_approved: row.is_approved,
    approval: row.approval,
    approval_reason: row.approval_reason,
    approval_by: row.approval_by,
    approval_name: row.approval_name,
    approval_at: row.approval_at?.toISOString() ?? null,
    availability: availabilityOf(selected),
    open_orders,
    location: row.latitude !== null && row.longitude !== null ? [row.latitude, row.longitude] : undefined,
    located_at: row.located_at?.toISOString(),
    vehicle,
    documents: documentFacts,
    work_blockers: workBlockers(facts, day) as ProviderRecord['work_blockers'],
    expires_soon: soon.sort()[0] ?? null,
    today,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

/** As `vehicles` presents one; written by the database, in one round trip for a whole page. */
const vehicleInUse = sql<Vehicle | null>`(select json_build_object(
  '_id', v.id, 'version', v.version, 'provider_id', v.provider_id, 'name', v.name, 'model', v.model, 'color', v.color,
  'year', v.year, 'plate_number', v.plate_number, 'vehicle_type_id', v.vehicle_type_id, 'is_approved', v.is_approved,
  'is_default', v.is_default, 'created_at', to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'updated_at', to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updated_by', v.updated_by)
  from vehicles v where v.store_id = providers.store_id and v.provider_id = providers.id and v.is_default)`;

export interface DocumentFacts {
  _id: string;
  document_type_id: DocumentTypeId;
  state: DocumentState;
  expires_on: string | null;
}

const documentFacts = sql<DocumentFacts[]>`coalesce((select json_agg(json_build_object(
  '_id', d.id, 'document_type_id', d.document_type_id, 'state', d.state, 'expires_on', d.expires_on) order by d.document_type_id)
  from documents d where d.store_id = providers.store_id and d.provider_id = providers.id), '[]'::json)`;

/**
 * Sums what was delivered between two instants: deliveries with their fees and tips, and the cash from orders paid at
 * the door. Only the person who delivered counts, not earlier ones on the order. Later refunds don't affect this.
 */
const earned = (start: Date, end: Date) => sql<ProviderDay>`(
  select json_build_object('completed', count(*)::int, 'delivery_fees', coalesce(sum(o.delivery_fee), 0),
    'tips', coalesce(sum(o.tip_amount), 0),
    'cash', coalesce(sum(o.paid_amount) filter (where o.paid_by = 'cash'), 0))
  from orders o where o.store_id = providers.store_id and o.provider_id = providers.id
    and o.delivered_at >= ${start.toISOString()}::timestamptz and o.delivered_at < ${end.toISOString()}::timestamptz)`;

/** Starts a query for providers with all that their record shows, as of now. */
export function selectProviders(db: Database, { rules, now }: ProvidersAt) {
  const { start, end } = businessDay(businessDate(now, rules), rules);
  const related = { open_orders: openOrders, vehicle: vehicleInUse, documentFacts, today: earned(start, end) };
  return db.select({ provider: getTableColumns(providers), ...related }).from(providers);
}

export type SelectedProvider = Awaited<ReturnType<typeof selectProviders>>[number];

/** Returns a provider's earnings on another day. */
export async function earnedOn(
  db: Database,
  isWanted: SQL | undefined,
  { start, end }: { start: Date; end: Date },
): Promise<SelectedProvider['today']> {
  const [row] = await db
    .select({ day: earned(start, end) })
    .from(providers)
    .where(isWanted);
  return row?.day ?? { completed: 0, delivery_fees: 0, tips: 0, cash: 0 };
}

export const isProvider = (storeId: string, id: string) => and(eq(providers.store_id, storeId), eq(providers.id, id));
