import type { Database } from '../db/database';
import type { FileStore } from '../files/fileStore';
import { forgetImports } from '../modules/imports/service';

/** Keeps the history of imports to what somebody may still ask for. */
export async function removeOldImports(db: Database, now: Date, files: FileStore): Promise<void> {
  await forgetImports(db, files, now);
}
