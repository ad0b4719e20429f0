import { expect } from '@playwright/test';
import type { Screen } from './browserScreens';

const section = (name: string, heading: string, page = 'store-settings'): Screen => ({
  name: `settings-${name}`,
  path: `/app/settings/${page}/${name}`,
  account: 'owner',
  show: async (page) => {
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator('main form, main dl, main li, main section p').first()).toBeVisible();
  },
});

/** The store's settings. */
export const settingsScreens: readonly Screen[] = [
  section('details', 'Details'),
  section('ordering', 'Ordering'),
  section('cancellation', 'Cancellation'),
  section('tax', 'Tax'),
  section('languages', 'Menu languages'),
  section('region', 'Time zone, business day and currency'),
  section('platform', 'Set by the platform'),
  section('payment', 'Cash and card', 'payment'),
  section('gateways', 'Card payments online', 'payment'),
  section('gateway-events', 'Messages from gateways', 'payment'),
  section('mail-server', 'Email server', 'email'),
  section('messages', 'Messages to customers', 'email'),
  section('mail-log', 'Sent emails', 'email'),
  section('sms', 'Text message account', 'sms'),
  { ...section('messages', 'Messages to customers', 'sms'), name: 'settings-sms-messages' },
  section('map-keys', 'Map keys', 'maps'),
  {
    ...{ name: 'subscription', path: '/app/settings/subscription', account: 'owner' },
    show: async (page) => {
      await expect(page.getByRole('region', { name: 'Plans' }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Invoices' })).toBeVisible();
    },
  },
  ...(
    [
      ['domain', 'Domain'],
      ['site-look', 'Look'],
      ['site-search', 'Search engines'],
      ['site-links', 'Links'],
      ['site-scripts', 'Scripts'],
    ] as const
  ).map(
    ([name, heading]): Screen => ({
      ...{ name: `website-${name}`, path: `/app/settings/website/${name}`, account: 'owner' },
      show: async (page) => {
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page.locator('main form, main li, main .MuiAlert-root').first()).toBeVisible();
      },
    }),
  ),
];
