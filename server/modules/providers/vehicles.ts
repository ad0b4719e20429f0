import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import type { vehicleCalls } from '#contract/calls/vehicles';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Vehicle } from '#contract/entities/vehicle';
import { type VehicleTypeId, vehicleTypeOf, vehicleYears } from '#contract/providers/vehicleTypes';
import { dateBounds, storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { providers, vehicles } from '#server/db/schema/providers';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { changeProvider, lockProvider } from './loadProvider';

type VehicleRow = typeof vehicles.$inferSelect;

const present = ({ store_id: _, id, created_at, updated_at, ...row }: VehicleRow): Vehicle => ({
  _id: id,
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const isVehicle = (storeId: string, id: string) => and(eq(vehicles.store_id, storeId), eq(vehicles.id, id));

/** A vehicle of a person who hasn't been deleted. */
async function loadVehicle(db: Database, storeId: string, id: string): Promise<VehicleRow> {
  const [row] = await db
    .select({ vehicle: vehicles })
    .from(vehicles)
    .innerJoin(providers, and(eq(providers.store_id, vehicles.store_id), eq(providers.id, vehicles.provider_id)))
    .where(and(isVehicle(storeId, id), isNull(providers.archived_at)));
  if (!row) throw notFound();
  return row.vehicle;
}

/** Holds the person, and with them all their vehicles: exactly one of those is in use. */
async function lockVehicle(tx: Database, storeId: string, id: string): Promise<VehicleRow> {
  const { provider_id } = await loadVehicle(tx, storeId, id);
  await lockProvider(tx, storeId, provider_id);
  return loadVehicle(tx, storeId, id);
}

/** @throws 4022 at the year that no vehicle has, and at the plate number that its type needs */
function assertVehicle(
  {
    year,
    vehicle_type_id,
    plate_number,
  }: { year: number; vehicle_type_id: VehicleTypeId | null; plate_number: string },
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): void {
  const maximum = Number(storeDate(now(), session.timezone).slice(0, 4)) + vehicleYears.ahead;
  const errors = [
    ...(year > maximum ? [{ path: 'year', code: 'too_big', params: { maximum, inclusive: true } }] : []),
    ...(vehicleTypeOf(vehicle_type_id)?.has_plate && plate_number === ''
      ? [{ path: 'plate_number', code: 'required' }]
      : []),
  ];
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}

/** Takes the place of the one in use. First that one steps back: the database allows one at a time. */
const retireCurrent = (tx: Database, storeId: string, providerId: string) =>
  tx
    .update(vehicles)
    .set({ is_default: false })
    .where(and(eq(vehicles.store_id, storeId), eq(vehicles.provider_id, providerId), eq(vehicles.is_default, true)));

/** The oldest vehicle comes into use where none is. */
async function promoteNext(tx: Database, storeId: string, providerId: string): Promise<void> {
  const [next] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.store_id, storeId), eq(vehicles.provider_id, providerId)))
    .orderBy(desc(vehicles.is_default), desc(vehicles.is_approved), asc(vehicles.id))
    .limit(1);
  if (next) await tx.update(vehicles).set({ is_default: true }).where(isVehicle(storeId, next.id));
}

function listCondition(
  body: ParsedBodyOf<'get_vehicle_list'>,
  { session }: Pick<CallContext, 'session'>,
): SQL | undefined {
  const { ids, filter, start_date, end_date } = body;
  return and(
    eq(vehicles.store_id, session.store_id),
    isNull(providers.archived_at),
    ids && inArray(vehicles.id, ids),
    filter?.provider_id ? eq(vehicles.provider_id, filter.provider_id) : undefined,
    start_date ? gte(vehicles.created_at, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(vehicles.created_at, dateBounds(end_date, session.timezone).end) : undefined,
  );
}

export const vehicleHandlers: Handlers<keyof typeof vehicleCalls> = {
  async get_vehicle_list(body, context) {
    const isOwned = and(eq(providers.store_id, vehicles.store_id), eq(providers.id, vehicles.provider_id));
    const listed = context.db
      .select({ vehicle: vehicles })
      .from(vehicles)
      .innerJoin(providers, isOwned)
      .where(listCondition(body, context));
    const rows = await listed
      .orderBy(asc(vehicles.provider_id), desc(vehicles.is_default), asc(vehicles.id))
      .limit(body.perPage)
      .offset((body.page - 1) * body.perPage);
    const counted = context.db
      .select({ id: vehicles.id })
      .from(vehicles)
      .innerJoin(providers, isOwned)
      .where(listCondition(body, context))
      .as('counted');
    return { data: rows.map(({ vehicle }) => present(vehicle)), count: await context.db.$count(counted) };
  },
  get_vehicle: async ({ _id }, { db, session }) => ({ vehicle: present(await loadVehicle(db, session.store_id, _id)) }),

  add_vehicle: (body, context) =>
    changeProvider(context, async (tx) => {
      const { session, now } = context;
      const { store_id } = session;
      assertVehicle(body, context);
      const { provider_id, name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default } = body;
      await lockProvider(tx, store_id, provider_id, 'provider_id');
      if (is_default) await retireCurrent(tx, store_id, provider_id);
      const id = newId();
      const fields = { provider_id, name, model, color, year, plate_number, vehicle_type_id, is_approved };
      const times = { created_at: now(), updated_at: now(), updated_by: session.name };
      await tx.insert(vehicles).values({ ...fields, store_id, id, is_default: is_default ?? false, ...times });
      await promoteNext(tx, store_id, provider_id);
      const vehicle = present(await loadVehicle(tx, store_id, id));
      return { providerId: provider_id, result: { vehicle, message: successCodes.VEHICLE_ADDED } };
    }),

  update_vehicle: ({ _id, version, ...fields }, context) =>
    changeProvider(context, async (tx) => {
      const { session, now } = context;
      const { store_id } = session;
      const row = await lockVehicle(tx, store_id, _id);
      if (row.version !== version) throw changedMeanwhile(present(row));
      const { name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default } = fields;
      const values = { name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default };
      const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      assertVehicle({ ...row, ...set }, context);
      if (is_default) await retireCurrent(tx, store_id, row.provider_id);
      await tx
        .update(vehicles)
        .set({ ...set, version: row.version + 1, updated_at: now(), updated_by: session.name })
        .where(isVehicle(store_id, _id));
      const vehicle = present(await loadVehicle(tx, store_id, _id));
      return { providerId: row.provider_id, result: { vehicle, message: successCodes.VEHICLE_UPDATED } };
    }),

  delete_vehicle: ({ _id }, context) =>
    changeProvider(context, async (tx) => {
      const { store_id } = context.session;
      const row = await lockVehicle(tx, store_id, _id);
      await tx.delete(vehicles).where(isVehicle(store_id, _id));
      await promoteNext(tx, store_id, row.provider_id);
      return { providerId: row.provider_id, result: { vehicle: present(row), message: successCodes.VEHICLE_DELETED } };
    }),
};
