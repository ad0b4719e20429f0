import { randomBytes } from 'node:crypto';

/** What the file store holds, each kind in a folder of its own. Only the first is served. */
export type FileKind = 'item-pictures' | 'originals' | 'imports' | 'private';

/**
 * A key for a new file that nobody can guess.
 *
 * @param ending of the name, with its dot
 * @example fileKey('imports', store_id, '.csv') // imports/0190…/kJ3…w.csv
 */
export const fileKey = (kind: FileKind, storeId: string, ending = ''): string =>
  `${kind}/${storeId}/${randomBytes(18).toString('base64url')}${ending}`;

/** Where the original lies that an upload brought. It bears the id of the image that shows it whole. */
export const originalKey = (storeId: string, wholeId: string): string => `originals/${storeId}/${wholeId}`;
