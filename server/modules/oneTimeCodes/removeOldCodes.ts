import { inArray, lt } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { countedMs } from './codeWait';

/** Removes codes that no longer count towards a limit. */
export async function removeOldCodes(db: Database, now: Date): Promise<void> {
  const isOld = lt(oneTimeCodes.created_at, new Date(now.getTime() - countedMs));
  const old = db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(isOld).limit(1_000);
  await db.delete(oneTimeCodes).where(inArray(oneTimeCodes.id, old));
}
