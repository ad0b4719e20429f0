import { entranceErrors } from '#contract/codes/entranceErrors';
import type { CaptchaChallenge } from '#contract/entities/captcha';
import { ApiError } from '../../dataProvider/apiError';
import { callApi } from '../../dataProvider/callApi';

/** A worker that doesn't start says nothing, in some browsers. In ms. */
const patienceMs = 30_000;

function inWorker(challenge: CaptchaChallenge): Promise<string | null> {
  const worker = new Worker(new URL('./captchaWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<string | null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Without workers: the same on the page itself. */
const onPage = async (challenge: CaptchaChallenge) => (await import('./solveChallenge')).solveChallenge(challenge);

/**
 * Gets a challenge and solves it in a worker: about a second on a slow phone.
 *
 * @returns a `captcha_token`, for one call within ten minutes
 * @throws ApiError 777 if this device can't solve it; UnreachableError
 */
export async function solveCaptcha(): Promise<string> {
  const { challenge } = await callApi('get_captcha', {});
  const token = await (typeof Worker === 'undefined' ? onPage : inWorker)(challenge);
  if (!token) throw new ApiError(entranceErrors.INVALID_CAPTCHA);
  return token;
}
