import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import type { bankDetails, documents } from '#server/db/schema/providers';
import { noteInTrail, notesOf, type TrailRecords } from '../../audit/service';
import { noteDocument } from '../notePapers';
import { staffSubjects } from '../staffSubjects';

interface Forgotten {
  person: { store_id: string; id: string; first_name: string; last_name: string };
  papers: (typeof documents.$inferSelect)[];
  details: (typeof bankDetails.$inferSelect)[];
  vehicles: TrailRecords;
}

/** Tells what time took of a person: each paper, the bank details, each vehicle, and how they were reached. Nothing sealed is opened for it. */
export async function noteForgotten(tx: Database, { person, papers, details, vehicles }: Forgotten): Promise<void> {
  const { store_id, id } = person;
  const name = [fullName(person)];
  for (const paper of papers) await noteDocument(tx, 'delete', { ...paper, provider_id: id }, null);
  const ridden = { entity: 'vehicle', action: 'delete', subject: staffSubjects.vehicle } as const;
  await noteInTrail(tx, store_id, [
    ...details.map((row) => ({
      ...({ entity: 'bank_detail', action: 'delete' } as const),
      record: { id: row.id, name },
    })),
    ...(await notesOf(tx, store_id, { ...ridden, before: vehicles, after: new Map() })),
    { entity: 'provider', action: 'forget', record: { id, name } },
  ]);
}
