import { useEffect, useRef, useState } from 'react';
import { type DataProvider, useDataProvider, useLocaleState } from 'react-admin';
import type { Crop, Image } from '#contract/entities/image';
import { useListText } from '../../text/useListText';
import { errorBeforeSending, errorOf, type FileWords, type PictureError } from './pictureError';

/** The data provider's methods for pictures, in addition to react-admin's. */
interface PictureCalls {
  addImage: (file: Blob, options?: { onProgress?: (share: number) => void; signal?: AbortSignal }) => Promise<Image>;
  cropImage: (body: { _id: string; crop?: Crop; focal?: [number, number] }) => Promise<Image>;
}

export const usePictureCalls = (): PictureCalls => useDataProvider<DataProvider & PictureCalls>();

/** A file that is being uploaded as a picture. */
export interface Upload {
  id: string;
  file: File;
  /** A preview of the file, shown before the server has it. */
  preview: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Share of the file that has been sent, 0 to 1. */
  share: number;
  error: PictureError | null;
}

let count = 0;
const newUpload = (file: File, words: FileWords): Upload => {
  const error = errorBeforeSending(file, words);
  count += 1;
  const preview = URL.createObjectURL(file);
  return { id: `upload-${count}`, file, preview, state: error ? 'failed' : 'waiting', share: 0, error };
};

/**
 * Uploads files one after another, so that the pictures have the order in which the files were chosen.
 *
 * @param onUploaded called with each uploaded picture
 */
export function useUploads(onUploaded: (image: Image) => void) {
  const { addImage } = usePictureCalls();
  const [locale] = useLocaleState();
  const words = { locale, list: useListText() };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  latest.current = uploads;
  const running = useRef<{ id: string; stop: AbortController } | null>(null);

  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (id: string) => {
    if (running.current?.id === id) {
      running.current.stop.abort();
      // Immediately: the next upload starts with the render that this update causes.
      running.current = null;
    }
    const gone = latest.current.find((one) => one.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async ({ id, file }: Upload) => {
    const stop = new AbortController();
    running.current = { id, stop };
    patch(id, { state: 'sending', share: 0 });
    try {
      const image = await addImage(file, { signal: stop.signal, onProgress: (share) => patch(id, { share }) });
      if (stop.signal.aborted) return;
      running.current = null;
      onUploaded(image);
      drop(id);
    } catch (error) {
      if (!stop.signal.aborted) patch(id, { state: 'failed', error: errorOf(error, file, words) });
    } finally {
      if (running.current?.stop === stop) running.current = null;
    }
  };

  const next = uploads.find(({ state }) => state === 'waiting');
  const isFree = !uploads.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (next && isFree && !running.current) void send(next);
  });

  useEffect(
    () => () => {
      running.current?.stop.abort();
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  return {
    uploads,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map((file) => newUpload(file, words))]),
    retry: (id: string) => patch(id, { state: 'waiting', error: null }),
    drop,
    /** Why the form can't be saved now; a translation key. */
    holdsBack: () => {
      if (latest.current.some(({ state }) => state !== 'failed')) return 'images.still_uploading';
      return latest.current.length > 0 ? 'images.failed_left' : undefined;
    },
  };
}
