import { addHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { endOfShift } from '#contract/opening/endOfShift';
import type { Database } from '#server/db/database';
import { sessions, subStores } from '#server/db/schema/index';
import type { CallContext, Handler, Session } from '#server/http/handler';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import { loadStoreTerms } from '../orders/service';
import { type Device, loadDevice, openShifts, type PersonRow, personOf, presentDevice } from './loadDevice';
import { pinRefused, provePin } from './provePin';

/** When a shift that begins now ends. */
async function shiftEnd(db: Database, session: Session, { settings }: Device, now: Date): Promise<Date> {
  if (settings.shift_hours !== null) return addHours(now, settings.shift_hours);
  return endOfShift((await loadStoreTerms(db, session.store_id)).opening, now);
}

/** The device with its session locked: of two calls at once, the second finds what the first wrote. */
async function lockDevice(tx: Database, session: Session): Promise<Device> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id)).for('update');
  return loadDevice(tx, session);
}

/**
 * Locks a person's account before the device's session, in the order in which a change of their PIN does. Otherwise that
 * change couldn't see a shift that is just beginning, and wouldn't end it.
 */
const lockPerson = (tx: Database, { store_id }: Session, id: string) =>
  tx
    .select({ id: subStores.id })
    .from(subStores)
    .where(and(eq(subStores.store_id, store_id), eq(subStores.id, id)))
    .for('share');

type ShiftColumns = Pick<Device, 'shifts' | 'acting_sub_store_id' | 'acting_until'>;

const writeShifts = (tx: Database, { id }: Session, columns: ShiftColumns) =>
  tx.update(sessions).set(columns).where(eq(sessions.id, id));

/** A person at the device that makes the call. */
const actorAt = ({ sharedDevice }: Session, { id, name }: PersonRow): AuditActor => ({
  ...{ kind: 'sub_store', id, name },
  ...(sharedDevice && { device: { id: sharedDevice.id, name: sharedDevice.name } }),
});

const shiftOf = (device: Device, { id }: PersonRow, now: Date) =>
  openShifts(device, now).find(({ sub_store_id }) => sub_store_id === id);

/** Other tabs of this device show who works there, and name them. */
const tellTabs = ({ messages, session }: CallContext) => messages.refreshAccess(session.store_id);

export const getSharedDevice: Handler<'get_shared_device'> = async (_body, { db, session, now }) => ({
  shared_device: session.sharedDevice ? presentDevice(await loadDevice(db, session), now()) : null,
});

export const beginShift: Handler<'begin_shift'> = async ({ sub_store_id, pin }, context) => {
  const { db, session, now } = context;
  const at = now();
  const unlocked = await loadDevice(db, session);
  const person = personOf(unlocked, sub_store_id);
  const needsPin = (device: Device) => device.settings.asks_pin && !shiftOf(device, person, at);
  const provedHash = needsPin(unlocked) ? await provePin(person, pin, context) : null;
  const device = await db.transaction(async (tx) => {
    await lockPerson(tx, session, sub_store_id);
    const locked = await lockDevice(tx, session);
    const current = personOf(locked, sub_store_id);
    // The rules or the PIN may have changed since they were read.
    if (needsPin(locked) && (provedHash === null || current.pin_hash !== provedHash)) throw pinRefused('required');
    const openShift = shiftOf(locked, person, at);
    const until = openShift ? new Date(openShift.until) : await shiftEnd(tx, session, locked, at);
    const otherShifts = openShifts(locked, at).filter((shift) => shift.sub_store_id !== sub_store_id);
    const shifts = [...otherShifts, { sub_store_id, until: until.toISOString() }];
    const columns = { shifts, acting_sub_store_id: sub_store_id, acting_until: until };
    await writeShifts(tx, session, columns);
    const record = { id: person.id, name: [person.name] };
    const values = { until: until.toISOString(), with_pin: locked.settings.asks_pin };
    if (!openShift)
      await writeAuditEntries(tx, session.store_id, [
        { entity: 'sub_store', action: 'begin_shift', record, new: values, actor: actorAt(session, person) },
      ]);
    return { ...locked, ...columns };
  });
  tellTabs(context);
  return { shared_device: presentDevice(device, at) };
};

export const endShift: Handler<'end_shift'> = async ({ sub_store_id }, context) => {
  const { db, session, now } = context;
  const at = now();
  const device = await db.transaction(async (tx) => {
    const locked = await lockDevice(tx, session);
    const person = personOf(locked, sub_store_id);
    const current = shiftOf(locked, person, at);
    if (!current) return locked;
    const isActing = locked.acting_sub_store_id === sub_store_id;
    const columns = {
      shifts: openShifts(locked, at).filter((shift) => shift !== current),
      acting_sub_store_id: isActing ? null : locked.acting_sub_store_id,
      acting_until: isActing ? null : locked.acting_until,
    };
    await writeShifts(tx, session, columns);
    const record = { id: person.id, name: [person.name] };
    await writeAuditEntries(tx, session.store_id, [
      { entity: 'sub_store', action: 'end_shift', record, old: { until: current.until } },
    ]);
    return { ...locked, ...columns };
  });
  tellTabs(context);
  return { shared_device: presentDevice(device, at) };
};
