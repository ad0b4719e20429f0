import { acceptedDelivery, dispatchOf, peopleAtWork } from '../support/browserDispatch';
import { expect, test } from './fixtures';

test('an order that is cancelled while someone chooses a person for it is not left out without a word', async ({
  page,
  signIn,
  platform,
}) => {
  const [ada] = await peopleAtWork(platform, 1);
  await signIn(page, 'owner');
  const order = await acceptedDelivery(page, platform);
  const number = order.unique_id;
  await page.goto('/app/order/dispatch');
  await dispatchOf(page)
    .card(number)
    .getByRole('button', { name: `Assign order ${number}` })
    .click();
  const person = page.getByRole('dialog').getByRole('option', { name: new RegExp(ada?.name ?? '') });
  await expect(person).toBeVisible();
  const store_id = (await platform.store())._id;
  await platform.call('platform/cancel_order', { store_id, order_id: order._id });
  await expect(page.getByText(`Order ${number}: the customer cancelled it`)).toBeVisible();
  await person.click();
  await expect(page.getByText(`Order ${number}: No longer on the board`)).toBeVisible();
});
