import { boardOf, hearTones } from '../support/browserBoard';
import { endSearches } from '../support/browserDispatch';
import { expect, test } from './fixtures';

/** Longer than the pause between two rings. */
const aRing = 5_000;

test('a new order rings until somebody opens it, and the title counts those that wait', async ({
  page,
  signIn,
  platform,
}) => {
  const tones = await hearTones(page);
  await page.clock.install();
  await signIn(page, 'owner');
  const board = boardOf(page);
  const waiting = page.getByRole('region', { name: /^New, / });
  await expect(waiting).toBeVisible();
  await endSearches(page);
  // The first tap on the page is what lets the browser sound.
  await page.getByRole('heading', { name: 'Today', level: 1 }).click();
  await expect.poll(tones).toBeGreaterThan(0);

  for (const card of await waiting.getByRole('article').all()) {
    await card.getByRole('link').click();
    const opened = page.getByRole('heading', { name: 'Timeline' });
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await page.clock.fastForward(aRing);
  const silence = await tones();
  await page.clock.fastForward(aRing);
  expect(await tones()).toBe(silence);

  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  await expect(board.cardIn('New', number)).toBeVisible();
  await expect.poll(tones).toBeGreaterThan(silence);
  await expect(page.getByRole('status').filter({ hasText: `New order ${number}, Pickup` })).toHaveCount(1);
  const waitingCount = await waiting.getByRole('article').count();
  await expect(page).toHaveTitle(`(${waitingCount}) Today - Storedesk`);

  await board.accept(number, 15);
  await expect(page).toHaveTitle(waitingCount > 1 ? `(${waitingCount - 1}) Today - Storedesk` : 'Today - Storedesk');
  await page.clock.fastForward(aRing);
  const after = await tones();
  await page.clock.fastForward(aRing);
  expect(await tones()).toBe(after);
});

test('this device can be muted, and stays so', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await page.getByRole('button', { name: /^Sound: / }).click();
  await page.getByRole('dialog', { name: 'Sound on this device' }).getByRole('switch', { name: 'Mute' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible();
});
