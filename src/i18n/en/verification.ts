import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

/** The page that verifies a store's email address and phone number. */
const verification = {
  title: 'Verify your store',
  step: 'Step %{step} of %{count}',
  code: 'Code',
  submit: 'Verify',
  sending: 'Sending a code…',
  resend: 'Send another code',
  resend_in: 'Send another code in %{smart_count} second |||| Send another code in %{smart_count} seconds',
  resend_at: 'You can get another code at %{time}.',
  resent: 'A new code is on its way. Earlier codes no longer work.',
  recent: 'A code was sent a short time ago. Enter it, or wait until you can request another.',
  other_account: 'Use another account',
  email: {
    title: 'Verify your email address',
    detail: 'We send a 6-digit code to %{recipient}. Enter it here.',
    hint: 'Can’t find the email? Check your spam folder.',
    demo: 'Demo: no email is sent. This is the message:',
  },
  phone: {
    title: 'Verify your phone number',
    detail: 'We send a 6-digit code to the number %{recipient}. Enter it here.',
    hint: 'The text message can take a minute.',
    demo: 'Demo: no text message is sent. This is the message:',
  },
  error: {
    required: 'Enter the code.',
    too_short: 'This code is too short. A code has %{count} digits.',
    too_long: 'This code is too long. A code has %{count} digits.',
    wrong: 'That code is wrong. Check it and try again.',
    ended: 'That code no longer works. Ask for another one.',
  },
};

/** How far the proof is that someone isn't a robot. */
const captcha = {
  checking: 'Running a security check…',
  done: 'Security check passed',
  failed: 'The security check didn’t work. Check the connection and try again.',
};

export const texts = { verification, captcha, registration, secondFactor, social };
