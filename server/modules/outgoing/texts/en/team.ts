import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
  invitation: {
    subject: 'You’ve been invited to join %{store}',
    lines: [
      'Hello %{name},',
      '%{by} has invited you to join the team at %{store}. Choose your password here; the link works once, for seven days:',
      '%{link}',
      'If you weren’t expecting this, you can ignore it.',
    ],
  },
  support: { subject: 'Support: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} is your Storedesk code',
    lines: [
      'Your code is %{code}. It works once, for %{minutes} minutes.',
      'Never share this code. If you didn’t ask for it, you can ignore this message.',
    ],
  },
  phone_code: {
    subject: '',
    lines: ['%{code} is your Storedesk code. It works once, for %{minutes} minutes. Never share it.'],
  },
  registration_code: {
    subject: '%{code} is your Storedesk code',
    lines: [
      'You’re registering a store with this email address. Your code is %{code}. It works once, for %{minutes} minutes.',
      'Never share this code. If you didn’t ask for it, you can ignore this message.',
    ],
  },
  registration_known: {
    subject: 'You already have a Storedesk account',
    lines: [
      'Someone, probably you, is registering a store with this email address. But there’s already an account with this address: sign in, or set a new password with “Forgot your password?” on the sign-in page.',
      'To register another store, use another email address. The code %{code} only confirms that this address is yours; it works once, for %{minutes} minutes.',
      'Never share this code. If it wasn’t you, you can ignore this message.',
    ],
  },
  registration_link: {
    subject: 'Continue your registration',
    lines: [
      'Your progress is saved. Continue here, on any device; the link works for seven days:',
      '%{link}',
      'Don’t forward this link: anyone who has it can continue your registration. If you didn’t register a store, you can ignore this message.',
    ],
  },
  new_password: {
    subject: 'Choose a new password',
    lines: [
      'Someone, probably you, asked to set a new password for your Storedesk account (%{account}). Choose it here; the link works once, for %{minutes} minutes:',
      '%{link}',
      'If it wasn’t you, you can ignore this message. Your password stays the same.',
    ],
  },
  password_set: {
    subject: 'Your password was changed',
    lines: [
      'Hello %{name},',
      'The password of your Storedesk account was changed on %{at}, and all other devices were signed out.',
      'If it wasn’t you, set a new password right away with “Forgot your password?” on the sign-in page.',
    ],
  },
  email_changed: {
    subject: 'The email address of your Storedesk account was changed',
    lines: [
      'Hello,',
      'The email address of your Storedesk account (%{account}) was changed to %{value}. From now on, sign in with the new address.',
      'If it wasn’t you, undo it here within %{hours} hours. The old address will be restored, all devices will be signed out, and you’ll choose a new password:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'The phone number of your Storedesk account was changed',
    lines: [
      'The phone number of your Storedesk account (%{account}) was changed to %{value}. If it wasn’t you, undo it within %{hours} hours: %{link}',
    ],
  },
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}, with the figures of a week before in brackets:',
      'Sales after refunds: %{sales} (%{sales_before})\nCompleted orders: %{orders} (%{orders_before})\nAverage order: %{average} (%{average_before})\nCancelled or rejected: %{cancelled} (%{cancelled_before})',
      'See the whole dashboard:',
      '%{link}',
      'You get this email because you chose it in your profile. You can change that here:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Two-step verification: a new way to confirm your sign-in',
    lines: [
      'On %{at}, a new way to confirm your sign-in was added to your Storedesk account (%{account}).',
      'If it wasn’t you, undo it here within %{hours} hours. What was added will be removed, all devices will be signed out, and you’ll choose a new password:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Two-step verification: a way to confirm your sign-in was removed',
    lines: [
      'On %{at}, a way to confirm your sign-in was removed from your Storedesk account (%{account}).',
      'If it wasn’t you, change your password right away and check your account here:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Your recovery codes were replaced',
    lines: [
      'On %{at}, new recovery codes were made for your Storedesk account (%{account}). The earlier ones no longer work.',
      'If it wasn’t you, change your password right away and make new codes here:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'A recovery code was used to sign in',
    lines: [
      'On %{at}, someone signed in to your Storedesk account (%{account}) with one of your recovery codes. Codes left: %{left}.',
      'If it wasn’t you, change your password right away and make new codes here:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'A passkey was refused',
    lines: [
      'On %{at}, the passkey “%{name}” of your Storedesk account (%{account}) was refused, because there seem to be two copies of it.',
      'Someone may have copied it. Remove it here and add a new one:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'New sign-in to your Storedesk account',
    lines: [
      'On %{at}, someone signed in to your Storedesk account (%{account}) on a device that hadn’t been used for it before: %{device}.',
      'If it was you, there’s nothing to do. If it wasn’t you, change your password right away and sign the device out here:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: '%{name} can now sign you in',
    lines: [
      'On %{at}, your account at %{name} was linked to your Storedesk account (%{account}). It can now sign you in.',
      'If it wasn’t you, unlink it here and change your password right away:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: '%{name} no longer signs you in',
    lines: [
      'On %{at}, your account at %{name} was unlinked from your Storedesk account (%{account}). Your password works as before.',
      'If it wasn’t you, change your password right away and check your account here:',
      '%{link}',
    ],
  },
  trust_asked: {
    subject: 'You’ve been chosen as a trusted colleague at %{store}',
    lines: [
      '%{by} trusts you to help if they can no longer sign in to %{store}, for example after losing a phone. Two trusted colleagues together then confirm that it’s really them.',
      'There’s nothing to do now. If you don’t want to be asked, decline here:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} asks for your help to get back in to %{store}',
    lines: [
      'Someone who knows the password of %{by} can’t complete the sign-in to %{store}, and asks to be let back in.',
      'Before you do anything, call %{by} or speak in person. Don’t rely on an email or a text message. Only if it’s really them, confirm it here by %{until}:',
      '%{link}',
    ],
  },
};
