import { errorCodes } from '#contract/codes/errorCodes';
import type { ApiError } from '../../dataProvider/apiError';

/** Whether a refusal says that the record itself is not there any more: whatever its code, it names `_id`. */
export const isGone = (error: ApiError): boolean =>
  error.code !== errorCodes.RECORD_IN_USE && error.fields.some(({ path }) => path === '_id');
