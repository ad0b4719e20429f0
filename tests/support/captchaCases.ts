import type { captchaCalls } from '#contract/calls/captcha';
import type { ContractCases } from './contractCases';
import { captchaFor } from './solvedCaptcha';

export const captchaCases: ContractCases<keyof typeof captchaCalls> = {
  get_captcha: { body: () => ({}) },
  verify_captcha: { body: async (world) => ({ captcha_token: await captchaFor(world) }) },
};
