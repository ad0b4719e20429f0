import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
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
};
