import { eq } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { noteInTrail, type TrailNote } from '../audit/service';
import { type BankRow, openFacts, presentBankDetail } from './bankDetailRows';
import { type DocumentRow, presentDocument } from './documentRows';
import { fullName } from './staffSubjects';

type Values = NonNullable<TrailNote['old']>;

async function holderName(tx: Database, providerId: string): Promise<string> {
  const [row] = await tx.select().from(providers).where(eq(providers.id, providerId));
  return row ? fullName(row) : '';
}

/** What somebody would ask about a document; its pictures are not in the trail, only that there were some. */
const documentValues = (row: DocumentRow): Values => {
  const { document_type_id, unique_code, expires_on, has_front, has_back, state, reason } = presentDocument(row);
  return { document_type_id, unique_code, expires_on, has_front, has_back, state, reason };
};

const bankValues = (row: BankRow, env: Parameters<typeof openFacts>[1]): Values => {
  const { account_holder_name, account_number, routing_number, bank_code, photos } = presentBankDetail(
    row,
    openFacts(row, env),
  );
  return { account_holder_name, account_number, routing_number, bank_code, photos };
};

/** Only what differs; all of it where there was nothing, or is nothing. */
function compared(old: Values | null, now: Values | null): Pick<TrailNote, 'old' | 'new'> {
  if (!old || !now) return { old, new: now };
  const changed = Object.keys(now).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  const only = (values: Values): Values => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { old: only(old), new: only(now) };
}

/** Leaves what happened to a document in the trail. These calls write their own entries: a file is drawn before their transaction begins. */
export async function noteDocument(
  tx: Database,
  action: AuditAction,
  before: DocumentRow | null,
  after: DocumentRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const record = { id: row.id, name: [await holderName(tx, row.provider_id)] };
  const values = compared(before && documentValues(before), after && documentValues(after));
  await noteInTrail(tx, row.store_id, [{ entity: 'provider_document', action, record, ...values }]);
}

/** Somebody has seen bank details unmasked: that they did, and nothing of them. */
export async function noteRevealed(db: Database, row: BankRow): Promise<void> {
  const record = { id: row.id, name: [await holderName(db, row.provider_id)] };
  await noteInTrail(db, row.store_id, [{ entity: 'bank_detail', action: 'reveal', record }]);
}

/** What happened to bank details: masked, as everywhere. */
export async function noteBankDetail(
  tx: Database,
  action: AuditAction,
  [before, after]: [BankRow | null, BankRow | null],
  env: Parameters<typeof openFacts>[1],
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const record = { id: row.id, name: [await holderName(tx, row.provider_id)] };
  const values = compared(before && bankValues(before, env), after && bankValues(after, env));
  await noteInTrail(tx, row.store_id, [{ entity: 'bank_detail', action, record, ...values }]);
}
