import type { LanguageTexts } from '../messageTexts';

export const en: LanguageTexts = {
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
  bank_changed: {
    subject: 'The bank details of %{store} were changed',
    lines: [
      'The bank details for payouts to %{store} were changed on %{at}.',
      'If it was you, there’s nothing to do. Payouts are on hold for %{hours} hours, so there’s time to spot a mistake.',
      'If it wasn’t you, stop the payouts here. Everyone is signed out, and you get a link to set a new password:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Card payments of %{store} were changed',
    lines: [
      'On %{at}, a payment gateway of %{store} or one of its keys was changed. Card payments may go to a different account from now on. See what is set:',
      '%{link}',
      'If it wasn’t you, change the gateway back right away, and then your password.',
    ],
  },
  deletion_requested: {
    subject: '%{store} will be deleted',
    lines: [
      'Your store %{store} will be deleted on %{at}. It takes no orders from now on.',
      'If you change your mind, sign in and cancel until then. If it wasn’t you, do that right away and change your password:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'The deletion of %{store} was cancelled',
    lines: [
      'The deletion of your store %{store} was cancelled on %{at}. It is as before.',
      'If it wasn’t you, change your password right away:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} was deleted',
    lines: [
      'Your store %{store} was deleted on %{at}. Only the sums of its orders are kept, for as long as the law requires, without customers’ data.',
    ],
  },
  store_abandoned: {
    subject: '%{store} will be deleted unless you sign in',
    lines: [
      'Your store %{store} was never approved, and no one has signed in to it for a long time. It will be deleted on %{at}.',
      'To keep it, sign in until then:',
      '%{link}',
      'If you no longer need it, you don’t have to do anything.',
    ],
  },
  domain_proved: {
    subject: '%{domain} now leads to your website',
    lines: [
      'The domain %{domain} now belongs to the website of %{store}. It is checked every day: leave the record where it is.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'The record of %{domain} is missing',
    lines: [
      'The record that proves %{domain} for the website of %{store} was not found. Without it, the domain is served until %{until}.',
      'See which record is missing, and add it again:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} no longer leads to your website',
    lines: [
      'The record that proves %{domain} for the website of %{store} has been missing for 72 hours, so the domain is no longer served. It is served again once the record is found:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Another store now uses %{domain}',
    lines: [
      'Another store has proved that %{domain} is its own, so the domain no longer leads to the website of %{store}.',
      'If the domain is yours, check who can change its records. With a new record, it leads to your website again:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'A document of %{store} expires on %{day}',
    lines: [
      'The document “%{document}” of %{store} is valid until %{day}.',
      'Upload the new one before then. The current one stays valid while the new one is reviewed:',
      '%{link}',
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
  archive_requested: {
    subject: 'An archive of %{store} was requested',
    lines: [
      'An archive of everything in %{store} was requested on %{at}: orders, menu, customers, team, documents and bank details.',
      'Once it’s ready, you can download it here for %{hours} hours:',
      '%{link}',
      'If it wasn’t you, delete the archive there and change your password right away.',
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
  trust_changed: {
    subject: 'The trusted colleagues of %{store} were changed',
    lines: [
      'On %{at}, the colleagues who can let you back in to %{store} were changed. They are now: %{names}.',
      'If it wasn’t you, change your password right away and check them here:',
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
  recovery_begun: {
    subject: 'Someone asked to be let back in to %{store}',
    lines: [
      'On %{at}, someone who knows your password asked your trusted colleagues to let them back in to %{store}. The colleagues can confirm it until %{until}.',
      'If it was you, call two of them: they have to confirm it.',
      'If it wasn’t you, stop it here and change your password right away:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'The owner of %{store} will be let back in',
    lines: [
      'Trusted colleagues have confirmed that the owner of %{store} can’t sign in: %{names}.',
      'From %{from} on, a link that was mailed to the owner sets a new password and turns off two-step verification.',
      'If the owner didn’t ask for this, stop it here:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Your way back in to %{store}',
    lines: [
      'Your colleagues have confirmed that it’s you. This link sets a new password and turns off two-step verification. It works once, from %{from} until %{until}:',
      '%{link}',
      'Don’t forward this email to anyone.',
    ],
  },
  recovery_stopped: {
    subject: 'Letting the owner of %{store} back in was stopped',
    lines: [
      'The request to let the owner of %{store} back in was stopped on %{at}. Nothing has changed.',
      'If the owner still can’t sign in, they can ask again.',
    ],
  },
  recovery_done: {
    subject: 'The owner of %{store} is back in',
    lines: [
      'On %{at}, the owner of %{store} set a new password with the help of trusted colleagues. Two-step verification was turned off, and the owner’s devices were signed out.',
      'If that wasn’t the owner, contact support right away.',
    ],
  },
  handover_offer: {
    subject: '%{by} wants to hand %{store} over to you',
    lines: [
      'Hello %{name},',
      '%{by} wants to hand %{store} over to you in Storedesk. You’d be its owner, with its orders, menu, team and payouts.',
      'Accept or decline here, until %{until}:',
      '%{link}',
      'If you weren’t expecting this, you can ignore it.',
    ],
  },
  handover_begun: {
    subject: '%{store} is being handed over',
    lines: [
      'On %{at}, %{store} was offered to a new owner: %{name} (%{email}).',
      'If it was you, there’s nothing to do until they accept.',
      'If it wasn’t you, stop it here and change your password right away:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'The new owner of %{store} has accepted',
    lines: [
      'The new owner of %{store} has accepted: %{name}. From %{from} until %{until}, you can hand the store over for good in your profile, under “Account”.',
      'If you don’t want this, stop it here. If you didn’t begin it, also change your password right away:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'The handover of %{store} was stopped',
    lines: ['The handover of %{store} to a new owner was stopped on %{at}. Nothing has changed.'],
  },
  handover_done: {
    subject: '%{store} has a new owner',
    lines: [
      'On %{at}, %{store} was handed over to %{name}. The previous owner can no longer sign in.',
      'Payouts are on hold for %{hours} hours. Check the bank details and your team before then.',
      'If this is a mistake, contact support right away.',
    ],
  },
  booking_accepted: {
    subject: 'Your table at %{store} is booked',
    lines: [
      'Your table at %{store} is booked.',
      '%{at} – guests: %{persons}',
      'You can see, change or cancel your booking here:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Reminder: your table at %{store}',
    lines: [
      'You have a table at %{store}.',
      '%{at} – guests: %{persons}',
      'Please confirm that you’re coming. You can also change or cancel your booking here:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'The trial of %{store} ends on %{day}',
    lines: [
      'The trial of %{store} ends on %{day}. From that day on, the store can’t take new orders.',
      'Choose a plan before then; you see the exact amount and day first:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Invoice %{number} of %{store}: %{amount}',
    lines: [
      'Invoice %{number} for the subscription of %{store} has been issued: %{amount}.',
      'You can see it and download it as a PDF here:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'The payment for %{store} failed',
    lines: [
      'Invoice %{number} of %{store} (%{amount}) couldn’t be charged to your card.',
      'Everything goes on working until %{day}. Before then, pay it with this or another card:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} is locked until you pay',
    lines: [
      '%{store} has been locked since %{day}, because it has no paid subscription. Orders that you have can still be finished.',
      'Choose a plan or pay here:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Your booking at %{store} has changed',
    lines: [
      'Your booking at %{store} was changed. It’s now:',
      '%{at} – guests: %{persons}',
      'If that doesn’t suit you, you can change or cancel it here:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Your booking at %{store} was cancelled',
    lines: [
      'Unfortunately, %{store} had to cancel your booking:',
      '%{at} – guests: %{persons}',
      'We’re sorry, and hope to see you another time.',
    ],
  },
  review_reply: {
    subject: '%{store} replied to your review',
    lines: ['%{store} replied to your review of order %{number}:', '%{reply}'],
  },
};
