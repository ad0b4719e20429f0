import type { CaptchaChallenge } from '#contract/entities/captcha';
import { solveChallenge } from './solveChallenge';

/** Solves one challenge; `null` if it can't. */
self.onmessage = async ({ data }: MessageEvent<CaptchaChallenge>) => {
  self.postMessage(await solveChallenge(data).catch(() => null));
};
