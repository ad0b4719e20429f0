import { ApiError } from '../../dataProvider/apiError';

/** Whether a shift needs a PIN that wasn't sent: it has just ended, or the device has begun to ask. */
export const lacksPin = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path, code }) => path === 'pin' && code === 'required');
