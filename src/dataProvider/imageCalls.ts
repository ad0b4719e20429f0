import type { BodyOf } from '#contract/calls/index';
import type { Image } from '#contract/entities/image';
import { callApi } from './callApi';

/** Pictures move by calls of their own: methods beside react-admin's on the data provider. */
export const imageCalls = {
  addImage: async (
    file: Blob,
    options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
  ): Promise<Image> => (await callApi('add_image', {}, { ...options, file })).image,
  /** Without `crop` and `focal`: the picture as it was uploaded. */
  cropImage: async (body: BodyOf<'crop_image'>): Promise<Image> => (await callApi('crop_image', body)).image,
};
