import type { Database } from '../db/database';
import type { FileStore } from '../files/fileStore';
import { deleteUnusedImages } from '../modules/images/service';

/** Lets go of pictures that no record shows, nor would show once a change is taken back. */
export const removeUnusedImages = (db: Database, now: Date, files: FileStore): Promise<void> =>
  deleteUnusedImages(db, files, now);
