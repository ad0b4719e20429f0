import type { Page } from '@playwright/test';
import { businessDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { axe } from '../support/browserAxe';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const waitingButton = (page: Page) => page.getByRole('button', { name: /^Waiting list/ });

test('a party waits, a table is cancelled, and one tap on another device seats the party', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const path = `${paths.tableBook}?day=${businessDate(new Date(), { timezone: 'Europe/Paris' })}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', path);
  const tablet = await otherDevice();
  await signIn(tablet, 'owner', path);
  const { order } = await platform.placeOrder({ order_type: 'table' });
  const persons = order.persons ?? 1;
  const name = someName();

  // On a phone at the door: a tap on the size, a name, and a tap to add.
  await waitingButton(page).click();
  const list = page.getByRole('dialog', { name: 'Waiting list' });
  await axe(page);
  await list.getByRole('button', { name: persons === 1 ? '1 person' : `${persons} people`, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New party' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await axe(page);
  await form.getByRole('button', { name: 'Add to list' }).click();
  await expect(list.getByRole('article', { name })).toContainText('Waiting 0 min');
  await expect(waitingButton(tablet)).toContainText('1');

  const { _id: store_id } = await platform.store();
  await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Ill' });
  await expect(tablet.getByText(new RegExp(`is free for ${name}`))).toBeVisible();
  await axe(tablet);
  await tablet.getByRole('button', { name: `Seat: ${name}` }).click();

  await expect(list.getByRole('article', { name })).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name, exact: true })).toContainText('Seated, ');
  await expect(waitingButton(tablet)).not.toContainText('1');
});
