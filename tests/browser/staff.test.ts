import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { StoreCallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { expect, test } from './fixtures';

const list = '/app/users/delivery-boy-list';
const picture = resolve('server/db/seed/demo/people/identity-front.webp');
const pdf = resolve('server/db/seed/demo/people/insurance.pdf');

/** Makes a call in the session of a page that is signed in. */
const callAs = (page: Page, name: StoreCallName, body: object): Promise<{ success: boolean; error_code?: number }> =>
  page.evaluate(
    async ({ path, json }) => {
      const { servertoken } = JSON.parse(localStorage.getItem('storeData') ?? '{}');
      const headers = { 'content-type': 'application/json', servertoken, token: servertoken };
      return (await fetch(path, { method: 'POST', headers, body: json })).json();
    },
    { path: callPath(name), json: JSON.stringify(body) },
  );

test('a person is added with a bad number that is mended, hands papers and a vehicle in, is approved, and blocked again', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(page, 'owner', list);
  await page.getByRole('link', { name: 'New delivery person' }).click();
  const lastName = `Story ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'First name' }).fill('Inès');
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('46571');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This number is too short.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Inès');
  const digits = `0465${String(Date.now() % 1_000_000).padStart(6, '0')}`;
  await phone.fill(digits);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  // There is more to be done: the record itself opens.
  await expect(page.getByRole('heading', { name: `Inès ${lastName}`, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}$`));
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('Identity card or passport is missing')).toBeVisible();
  await expect(page.getByText('No vehicle', { exact: true })).toBeVisible();

  const paper = page.getByRole('article', { name: 'Identity card or passport' });
  await paper.getByLabel('Front: Choose a picture or PDF').setInputFiles(picture);
  await expect(paper.getByText('Waiting for review')).toBeVisible();
  await paper.getByRole('button', { name: 'Approve document' }).click();
  await expect(page.getByText(/^Some details of the document are missing/)).toBeVisible();
  await paper.getByLabel('Back: Choose a picture or PDF').setInputFiles(picture);
  await expect(paper.getByRole('button', { name: 'Show' })).toHaveCount(2);
  await paper.getByLabel('Valid until').fill('2031-05-31');
  await paper.getByRole('button', { name: 'Save' }).click();
  await expect(paper.getByRole('button', { name: 'Save' })).toBeHidden();
  await paper.getByRole('button', { name: 'Approve document' }).click();
  await expect(paper.getByText('Approved', { exact: true })).toBeVisible();

  // An insurer sends a PDF: kept as it came, and saved from here as a file, never as a page.
  await page.getByRole('button', { name: 'Vehicle insurance' }).click();
  const insurance = page.getByRole('article', { name: 'Vehicle insurance' });
  const chosen = insurance.getByLabel('Front: Choose a picture or PDF');
  await chosen.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>hello') });
  await expect(insurance.getByText('This file isn’t a picture or a PDF.')).toBeVisible();
  await chosen.setInputFiles(pdf);
  const tile = insurance.getByRole('group', { name: 'insurance.pdf' });
  await expect(tile.getByText(/^PDF, \d/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await tile.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('insurance.pdf');

  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add vehicle' });
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Bicycle' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('City bike');
  await dialog.getByRole('textbox', { name: 'Model' }).fill('Elops 500');
  await dialog.getByRole('textbox', { name: 'Colour' }).fill('green');
  await dialog.getByRole('textbox', { name: 'Year' }).fill('1899');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/four-digit/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Year' }).fill('2023');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Approve vehicle' }).click();
  await expect(page.getByRole('button', { name: 'Revoke approval' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await expect(page.getByText('Can’t be offered orders:')).toBeHidden();

  // At work, and found by the search for someone available.
  await platform.call('platform/set_provider_availability', { provider_id: id, availability: 'free' });
  const { order } = await platform.placeOrder();
  const accepted = { order_id: order._id, from: order.order_status, order_status: 3, minutes: 20 };
  if (order.order_status === 1) await callAs(page, 'set_order_status', accepted);
  const asked = await callAs(page, 'request_provider', { order_id: order._id, provider_id: id });
  expect(asked).toMatchObject({ success: true, order: { delivery_status: 9 } });
  await page.goto(list);
  await page.getByRole('button', { name: 'Available', exact: true }).click();
  await expect(page.getByRole('link', { name: `Inès ${lastName}` })).toBeVisible();

  // Taken by the person, and then the owner loses patience.
  const step = { order_id: order._id, from: 9, delivery_status: 11, provider_id: id } as const;
  await platform.call('platform/set_delivery_status', step);
  // Not free any more: the list of those who are is about to lose them.
  await page.getByRole('button', { name: 'On a delivery', exact: true }).click();
  await page.getByRole('link', { name: `Inès ${lastName}` }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const ask = page.getByRole('dialog', { name: `Block Inès ${lastName}?` });
  await expect(ask.getByText(`Not picked up yet: #${order.unique_id}`)).toBeVisible();
  await expect(ask.getByRole('radio', { name: 'Withdraw and find someone else' })).toBeChecked();
  await ask.getByRole('button', { name: 'Block' }).click();
  await expect(ask.getByText('This field is required.')).toBeVisible();
  await ask.getByRole('textbox', { name: 'Reason' }).fill('Did not come twice');
  await ask.getByRole('button', { name: 'Block' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByText('Did not come twice')).toBeVisible();
  await expect(page.getByText('No orders today.')).toBeVisible();
  const now = await callAs(page, 'get_order', { order_id: order._id });
  expect(now).not.toMatchObject({ order: { provider: { _id: id } } });
  await callAs(page, 'cancel_provider_request', { order_id: order._id });
  const refused = await callAs(page, 'request_provider', { order_id: order._id, provider_id: id });
  expect(refused).toMatchObject({ success: false, error_code: errorCodes.PROVIDER_NOT_FREE });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Did not come twice')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
});

test('bank details stay covered until the password is given', async ({ page, signIn }) => {
  await signIn(page, 'owner', list);
  await page.getByRole('link', { name: 'Amina Cherif' }).click();
  await page.getByRole('button', { name: 'Add bank details' }).click();
  const asked = page.getByRole('dialog', { name: 'Add bank details' });
  await asked.getByLabel('Your password').fill('not this one');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByText('The password is wrong. Check it and try again.')).toBeVisible();
  await asked.getByLabel('Your password').fill('demo1234');
  await asked.getByRole('button', { name: 'Continue' }).click();
  const form = page.getByRole('dialog', { name: 'Add bank details' });
  await form.getByRole('textbox', { name: 'Account holder' }).fill('Amina Cherif');
  await form.getByRole('textbox', { name: 'IBAN or account number' }).fill('FR76 3000 6000 0112 3456 7890 189');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('••••0189')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  const again = page.getByRole('dialog', { name: 'Show bank details' });
  await again.getByLabel('Your password').fill('demo1234');
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('FR7630006000011234567890189')).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('••••0189')).toBeVisible();
});

test('what is wrong with a chosen file is said above the save bar', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', list);
  await page.getByRole('link', { name: 'Amina Cherif' }).click();
  const paper = page.getByRole('article', { name: 'Identity card or passport' });
  const chosen = paper.getByRole('button', { name: 'Choose a picture or PDF' }).first();
  const bar = page.getByRole('button', { name: 'Save', exact: true });
  await expect(chosen).toBeVisible();
  // As low as it can be tapped.
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const lowest = await top();
  await chosen.evaluate(
    (button, edge) => window.scrollBy(0, button.getBoundingClientRect().bottom - edge),
    lowest - 14,
  );
  const file = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_000_000) };
  await paper.getByLabel('Front: Choose a picture or PDF').setInputFiles(file);
  const error = paper.getByText('The file is larger than 10 MB.');
  await expect(error).toBeInViewport({ ratio: 1 });
  const box = await error.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
});
