import { expect, type Page } from '@playwright/test';
import type { Screen } from './browserScreens';

const section = (name: string) => `/app/settings/store-open-close-settings/${name}`;

async function servicePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Opening: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** When the store is open: its settings, and the panel that pauses orders. */
export const openingScreens: readonly Screen[] = [
  {
    name: 'opening-hours',
    path: section('hours'),
    account: 'owner',
    show: (page) => expect(page.getByRole('group').first()).toBeVisible(),
  },
  {
    name: 'opening-slots',
    path: section('slots'),
    account: 'owner',
    show: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'opening-calendar',
    path: section('calendar'),
    account: 'owner',
    show: (page) => expect(page.locator('main li').nth(13)).toBeVisible(),
  },
  {
    name: 'festivals',
    path: '/app/settings/festival-times',
    account: 'owner',
    show: (page) => expect(page.getByRole('heading').first()).toBeVisible(),
  },
  { name: 'service-panel', path: section('calendar'), account: 'owner', show: servicePanel },
];
