import { errorCodes } from '#contract/codes/errorCodes';
import { type CallError, fieldsNotValid } from '#server/http/callError';

/** Why a file cannot become a picture of the store. */
export type ImageFault = 'not_an_image' | 'wrong_type' | 'too_large_in_pixels' | 'broken';

/** 893, with the reason at the file's field. */
export const imageRefusal = (code: ImageFault, params?: Record<string, unknown>): CallError =>
  fieldsNotValid(errorCodes.ITEM_IMAGE_UPLOAD_FAILED, [{ path: 'image', code, ...(params ? { params } : {}) }]);
