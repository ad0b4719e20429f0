import { randomBytes } from 'node:crypto';

/** The kinds of files in the file store, each in its own folder. Only the first is served. */
export type FileKind = 'item-pictures' | 'originals' | 'imports' | 'private';

/**
 * A key for a new file that can't be guessed.
 *
 * @param ending of the name, with its dot
 * @example fileKey('imports', store_id, '.csv') // imports/0190…/kJ3…w.csv
 */
export const fileKey = (kind: FileKind, storeId: string, ending = ''): string =>
  `${kind}/${storeId}/${randomBytes(18).toString('base64url')}${ending}`;

/** Where the JPEG of a picture is stored, once someone has asked for it. */
export const jpegKey = (pictureKey: string): string => pictureKey.replace(/webp$/, 'jpg');

/** Where the original of an upload is stored. It has the ID of the image that shows it whole. */
export const originalKey = (storeId: string, wholeId: string): string => `originals/${storeId}/${wholeId}`;
