import { and, eq, inArray } from 'drizzle-orm';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import type { Database } from '#server/db/database';
import { sessions, subStores } from '#server/db/schema/index';
import type { Session } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { canWorkAt } from '../session/service';

const selectDevice = (db: Database, { id }: Session) =>
  db
    .select({
      shifts: sessions.shifts,
      acting_sub_store_id: sessions.acting_sub_store_id,
      acting_until: sessions.acting_until,
      settings: subStores.shared_device,
    })
    .from(sessions)
    .innerJoin(subStores, and(eq(subStores.store_id, sessions.store_id), eq(subStores.id, sessions.sub_store_id)))
    .where(eq(sessions.id, id));

/**
 * The shared device of a session, with those who can work there now.
 *
 * @throws 1000 if the session's account isn't a shared device
 */
export async function loadDevice(db: Database, session: Session) {
  const [row] = await selectDevice(db, session);
  if (!row?.settings || session.viewer) throw notFound();
  const { settings, ...rest } = row;
  const { people: ids } = settings;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(subStores)
          .where(and(eq(subStores.store_id, session.store_id), inArray(subStores.id, ids)))
          .orderBy(subStores.name, subStores.id);
  return { ...rest, settings, people: rows.filter((person) => canWorkAt(settings, person)) };
}

export type Device = Awaited<ReturnType<typeof loadDevice>>;
export type PersonRow = Device['people'][number];

/** The person of a device. @throws 1000 for someone who can't work there */
export function personOf({ people }: Device, id: string): PersonRow {
  const person = people.find((one) => one.id === id);
  if (!person) throw notFound(undefined, 'sub_store_id');
  return person;
}

/** Shifts that haven't ended. */
export const openShifts = ({ shifts }: Pick<Device, 'shifts'>, now: Date): Device['shifts'] =>
  shifts.filter(({ until }) => new Date(until) > now);

export function presentDevice(device: Device, now: Date): SharedDevice {
  const { settings, acting_sub_store_id, acting_until, people } = device;
  const shifts = openShifts(device, now);
  const isActing = acting_until !== null && acting_until > now && people.some(({ id }) => id === acting_sub_store_id);
  return {
    asks_pin: settings.asks_pin,
    people: people.map(
      ({ id, name, image, pin_hash }): DevicePerson => ({
        _id: id,
        name,
        image: image ?? null,
        has_pin: pin_hash !== null,
        until: shifts.find(({ sub_store_id }) => sub_store_id === id)?.until ?? null,
      }),
    ),
    acting: isActing ? acting_sub_store_id : null,
  };
}
