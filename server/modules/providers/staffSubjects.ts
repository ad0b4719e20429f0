import { and, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/auditRule';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { providers, vehicles } from '#server/db/schema/providers';
import type { AuditRecords, AuditSubject } from '../audit/service';

/** A delivery person as shown in the audit log. Location and earnings aren't changes made by someone. */
async function loadPeople(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords> {
  const rows = await tx
    .select()
    .from(providers)
    .where(and(eq(providers.store_id, storeId), inArray(providers.id, [...ids])));
  const present = rows.filter(({ archived_at }) => archived_at === null);
  return new Map(
    present.map((row) => {
      const { first_name, last_name, email, country_phone_code, phone, address, approval, approval_reason } = row;
      const image = row.image ? { ...row.image } : null;
      const values = { first_name, last_name, email, country_phone_code, phone, address, image };
      const { is_online } = row;
      return [row.id, { name: [fullName(row)], values: { ...values, is_online, approval, approval_reason } }];
    }),
  );
}

async function loadVehicles(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords> {
  const rows = await tx
    .select({ vehicle: vehicles, first_name: providers.first_name, last_name: providers.last_name })
    .from(vehicles)
    .innerJoin(providers, and(eq(providers.store_id, vehicles.store_id), eq(providers.id, vehicles.provider_id)))
    .where(and(eq(vehicles.store_id, storeId), inArray(vehicles.id, [...ids])));
  return new Map(
    rows.map(({ vehicle, ...person }) => {
      const { name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default } = vehicle;
      const values = { name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default };
      return [vehicle.id, { name: [`${name} (${fullName(person)})`], values }];
    }),
  );
}

/** A decision by its own word; one that is left open again is a change. */
const decisions: Readonly<Record<string, AuditAction>> = { declined: 'decline', blocked: 'block', pending: 'update' };

/** How the audit log sees delivery people and their vehicles. */
export const staffSubjects: Record<'provider' | 'vehicle', AuditSubject> = {
  provider: { load: loadPeople, actionOf: ({ state }) => decisions[String(state)] },
  vehicle: { load: loadVehicles },
};
