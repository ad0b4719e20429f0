import type { passwordCalls } from '#contract/calls/passwords';
import type { Handlers } from '#server/http/handler';
import { forgotPassword } from './forgotPassword';
import { newPassword, verifyLink } from './newPassword';

/** All calls of `contract/calls/passwords`. */
export const passwordHandlers: Handlers<keyof typeof passwordCalls> = {
  forgot_password: forgotPassword,
  forgot_password_verify: verifyLink,
  new_password: newPassword,
};
