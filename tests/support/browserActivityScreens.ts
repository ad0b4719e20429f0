import { expect, type Page } from '@playwright/test';
import type { Screen } from './browserScreens';

/** Waits until the audit log has an entry: the sign-in of this test. */
async function entries(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toBeVisible();
}

export const activityScreens: readonly Screen[] = [
  { name: 'activity', account: 'owner', path: '/app/users/activity', show: entries },
  {
    name: 'activity, nothing found',
    account: 'owner',
    path: '/app/users/activity?q=nothing-bears-this-name',
    show: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
];
