import { type DataProvider, useDataProvider } from 'react-admin';
import type { Crop, Image } from '#contract/entities/image';

/** What the app's data provider does with pictures, beside react-admin's methods. */
export interface PictureCalls {
  addImage: (file: Blob, options?: { onProgress?: (share: number) => void; signal?: AbortSignal }) => Promise<Image>;
  cropImage: (body: { _id: string; crop?: Crop; focal?: [number, number] }) => Promise<Image>;
}

export const usePictureCalls = (): PictureCalls => useDataProvider<DataProvider & PictureCalls>();
