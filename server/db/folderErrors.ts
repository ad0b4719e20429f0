/** File system errors, and how a person can fix them. */
const adviceByCode: Partial<Record<string, string>> = {
  EACCES: 'This process may not write there. Give its user read and write permission, or set another DATA_DIR.',
  EPERM: 'This process may not write there. Give its user read and write permission, or set another DATA_DIR.',
  EROFS: 'It is on a read-only file system. Mount it for writing, or set another DATA_DIR.',
  ENOSPC: 'The disk is full. Free some space, then start again.',
  EDQUOT: 'The disk quota is used up. Free some space, then start again.',
  EEXIST: 'A file is in the place of the folder. Move the file away, or set another DATA_DIR.',
  ENOTDIR: 'A file is in the place of the folder. Move the file away, or set another DATA_DIR.',
};

const damaged =
  'The folder is damaged or is not a database. Restore DATA_DIR from a backup, or move the folder away to start fresh.\n' +
  'Nothing was deleted.';

/**
 * Why the embedded database can't be opened: where it is, the system's error, and what to do.
 *
 * @param folder the database's folder
 * @param error the error of the file system or the database. Without a file system's error code, the folder's content
 * is to blame
 */
export function folderNotOpened(folder: string, error: unknown): Error {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  // The database's own file system throws plain objects.
  const reason = code ?? (error instanceof Error ? error.message : 'it cannot be read');
  const advice = adviceByCode[code ?? ''] ?? damaged;
  return new Error(`The embedded database cannot be opened in ${folder} (${reason}).\n${advice}`, { cause: error });
}
