import { subDays } from 'date-fns';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { bankDetails, documents, providers, vehicles } from '#server/db/schema/providers';
import type { FileStore } from '#server/files/fileStore';
import { type AuditRecords, notesOf, writeAuditEntries } from '../../audit/service';
import { noteDocument } from '../noteDocuments';
import { staffSubjects } from '../staffSubjects';

interface Forgotten {
  person: { store_id: string; id: string; first_name: string; last_name: string };
  deletedDocuments: (typeof documents.$inferSelect)[];
  details: (typeof bankDetails.$inferSelect)[];
  vehicles: AuditRecords;
}

/** Tells what time took of a person: each document, the bank details, each vehicle, and how they were reached. Nothing sealed is opened for it. */
async function noteForgotten(tx: Database, { person, deletedDocuments, details, vehicles }: Forgotten): Promise<void> {
  const { store_id, id } = person;
  const name = [fullName(person)];
  for (const document of deletedDocuments) await noteDocument(tx, 'delete', { ...document, provider_id: id }, null);
  const ridden = { entity: 'vehicle', action: 'delete', subject: staffSubjects.vehicle } as const;
  await writeAuditEntries(tx, store_id, [
    ...details.map((row) => ({
      ...({ entity: 'bank_detail', action: 'delete' } as const),
      record: { id: row.id, name },
    })),
    ...(await notesOf(tx, store_id, { ...ridden, before: vehicles, after: new Map() })),
    { entity: 'provider', action: 'forget', record: { id, name } },
  ]);
}

const atOnce = 50;

/** Deletes the data of people who left too long ago to be restored. The name stays, because their orders show it. */
async function forgetSome(tx: Database, now: Date): Promise<string[]> {
  const deleted = await tx
    .select({
      store_id: providers.store_id,
      id: providers.id,
      first_name: providers.first_name,
      last_name: providers.last_name,
    })
    .from(providers)
    .where(and(lt(providers.archived_at, subDays(now, limits.restoreDays)), isNull(providers.forgotten_at)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const keys: string[] = [];
  for (const person of deleted) {
    const { store_id, id } = person;
    const isTheirs = (table: typeof documents | typeof bankDetails | typeof vehicles) =>
      and(eq(table.store_id, store_id), eq(table.provider_id, id));
    const ridden = await tx.select({ id: vehicles.id }).from(vehicles).where(isTheirs(vehicles));
    const ids = ridden.map((row) => row.id);
    const before = await staffSubjects.vehicle.load(tx, store_id, ids);
    const deletedDocuments = await tx.delete(documents).where(isTheirs(documents)).returning();
    const details = await tx.delete(bankDetails).where(isTheirs(bankDetails)).returning();
    await tx.delete(vehicles).where(isTheirs(vehicles));
    await noteForgotten(tx, { person, deletedDocuments, details, vehicles: before });
    await tx
      .update(providers)
      .set({ forgotten_at: now, phone: '', email: '', address: '', image: null, latitude: null, longitude: null })
      .where(and(eq(providers.store_id, store_id), eq(providers.id, id)));
    keys.push(...deletedDocuments.flatMap(({ front_file, back_file }) => [front_file, back_file]));
    keys.push(...details.flatMap(({ photos }) => Object.values(photos)));
  }
  return keys.filter((key) => key !== '');
}

/** Deletes documents, bank details and contact of people who were taken off the list long ago. */
export async function forgetProviders(db: Database, files: FileStore, now: Date): Promise<void> {
  const keys = await db.transaction((tx) => forgetSome(tx, now));
  // Files last: one that stays because the process ended is a little space, sealed.
  for (const key of keys) await files.delete(key);
}
