import { newId } from '#server/db/schema/columns';
import { originalKey } from '#server/files/fileKey';
import type { Handler } from '#server/http/handler';
import { drawPicture } from './drawPicture';
import { imageRefusal } from './imageRefusal';
import { insertImage } from './imageRows';
import { judgePicture } from './judgePicture';
import { keepPicture } from './keepPicture';

/** Takes a picture: what is shown of it is drawn anew, so that nothing of the file reaches a browser as it came. */
export const addImage: Handler<'add_image'> = async (_body, { db, files, session, upload, now }) => {
  if (!upload) throw imageRefusal('not_an_image');
  const { content } = upload;
  await judgePicture(content);
  const drawn = await drawPicture(content).catch(() => {
    throw imageRefusal('broken');
  });

  const { store_id } = session;
  const id = newId();
  const original = originalKey(store_id, id);
  const { width, height } = drawn;
  const image = await keepPicture(
    files,
    store_id,
    drawn,
    (addresses) => insertImage(db, { store_id, id, original, ...addresses, width, height, created_at: now() }),
    { [original]: content },
  );
  return { image };
};
