import { createHash } from 'node:crypto';
import { originalKey } from './fileKey';
import type { FileStore } from './fileStore';

/**
 * Where pictures go that we drew ourselves, for the demo: square and small, so that they are their own thumbnails, and
 * made already as an upload would be. A key follows from the image's id: the same demo has the same files.
 */
export const drawnPictures = (files: FileStore) => ({
  placeOf(store_id: string, id: string): { original: string; url: string } {
    const name = createHash('sha256').update(id).digest('base64url').slice(0, 24);
    return { original: originalKey(store_id, id), url: `item-pictures/${store_id}/${name}.webp` };
  },
  put: files.put,
});
