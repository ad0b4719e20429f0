import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

test('two devices of a store see what the other does', async ({ page, signIn, otherDevice, platform }) => {
  await signIn(page, 'owner');
  const other = await otherDevice();
  await signIn(other, 'kitchen');
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  const [counter, kitchen] = [boardOf(page), boardOf(other)];
  await expect(kitchen.cardIn('New', number)).toBeVisible();

  await counter.accept(number);
  await expect(kitchen.cardIn('Kitchen', number)).toBeVisible();
  await kitchen.tap(number, 'Start preparing');
  await kitchen.tap(number, 'Mark ready');
  await expect(counter.cardIn('Ready', number)).toBeVisible();
});

test('a tap that comes too late says who was first, and shows how the order stands', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'owner');
  const other = await otherDevice();
  await signIn(other, 'kitchen');
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  const [counter, kitchen] = [boardOf(page), boardOf(other)];
  await expect(counter.card(number)).toBeVisible();
  await counter.tap(number, 'Accept');

  // The counter's call is held on its way until the kitchen has rejected the order.
  let release = (): void => undefined;
  const rejected = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/set_order_status', async (route) => {
    await rejected;
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await kitchen.choose(number, 'Reject');
  const question = other.getByRole('dialog', { name: `Reject order ${number}?` });
  await question.getByRole('radio', { name: 'Too busy' }).check();
  // Wait for it from here: the notice closes automatically, and the kitchen's card may keep its place for as long.
  const said = page.getByText(`Order ${number} was just updated by Kitchen. It’s now “Rejected”.`);
  const told = said.waitFor();
  await question.getByRole('button', { name: 'Reject order' }).click();
  await expect(kitchen.card(number)).toBeHidden();
  release();
  await told;
  await expect(counter.card(number)).toBeHidden();
});

test('a reason that is being typed outlives a step that the kitchen takes in the meantime', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'owner');
  const other = await otherDevice();
  await signIn(other, 'kitchen');
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  const [counter, kitchen] = [boardOf(page), boardOf(other)];
  await counter.accept(number);
  await counter.choose(number, 'Cancel order');
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await question.getByRole('textbox', { name: 'Add details' }).fill('The oven is cold');
  await kitchen.tap(number, 'Start preparing');
  await expect(page.getByText(`Order ${number} was just updated by Kitchen. It’s now “Preparing”.`)).toBeVisible();
  await expect(question.getByRole('textbox', { name: 'Add details' })).toHaveValue('The oven is cold');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(question).toBeHidden();
  await expect(kitchen.card(number)).toBeHidden();
});
