import type { BodyOf } from '#contract/calls/index';
import { entranceErrors } from '#contract/codes/entranceErrors';
import { ApiError } from '../dataProvider/apiError';
import { callApi } from '../dataProvider/callApi';
import { solveCaptcha } from './captcha/solveCaptcha';

/** Steps that few sign-ins need, loaded separately. */

export { startNextStep } from './startVerification';

/**
 * Makes a sign-in again that the server refused for want of a captcha. Each attempt needs a new one.
 *
 * @throws ApiError 614 if the captcha doesn't work either; otherwise as `callApi`
 */
export async function signInWithCaptcha(body: BodyOf<'sign_in'>) {
  try {
    return await callApi('sign_in', { ...body, captcha_token: await solveCaptcha() });
  } catch (error) {
    // The text of 777 isn't part of the sign-in page.
    if (error instanceof ApiError && error.code === entranceErrors.INVALID_CAPTCHA)
      throw new ApiError(entranceErrors.LOGIN_FAILED_TRY_AGAIN);
    throw error;
  }
}
