import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
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
  archive_requested: {
    subject: 'An archive of %{store} was requested',
    lines: [
      'An archive of everything in %{store} was requested on %{at}: orders, menu, customers, team, documents and bank details.',
      'Once it’s ready, you can download it here for %{hours} hours:',
      '%{link}',
      'If it wasn’t you, delete the archive there and change your password right away.',
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
      'From %{from} on, a link that was emailed to the owner sets a new password and turns off two-step verification.',
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
};
