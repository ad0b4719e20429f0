import { paths } from '../../src/config/paths';
import { axe } from '../support/browserAxe';
import { expect, test } from './fixtures';

// All stories share the store's settings.
test.describe.configure({ mode: 'serial' });

test('larger parties keep their table for longer', async ({ page, signIn }) => {
  await signIn(page, 'owner', `${paths.tableBookingSettings}/booking-stays`);
  const rows = page.getByRole('group', { name: /^Duration \d+$/ });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows
    .last()
    .getByRole('textbox', { name: /^Guests at most/ })
    .fill('4');
  await page.getByRole('button', { name: 'Add duration' }).click();
  await expect(rows).toHaveCount(before + 1);
  await rows
    .last()
    .getByRole('textbox', { name: /^Minutes/ })
    .fill('150');
  await save.click();
  await expect(save).toBeDisabled();

  await page.reload();
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.last().getByRole('textbox', { name: /^Minutes/ })).toHaveValue('150');
});

test('a policy is read as guests read it, and tried with a booking', async ({ page, signIn }) => {
  await signIn(page, 'owner', `${paths.tableBookingPolicy}/booking-policy`);
  const read = page.getByRole('region', { name: 'What guests read' });
  await expect(read).toContainText('You can cancel for free at any time.');
  await page.getByRole('button', { name: 'Add fees' }).click();
  const fees = page.getByRole('group', { name: 'Fees 1' });
  await fees.getByRole('textbox', { name: /^Parties of at least/ }).fill('6');
  await fees.getByRole('textbox', { name: /^Amount/ }).fill('10');
  await fees.getByRole('switch', { name: 'Fee for a no-show' }).check();
  await fees
    .getByRole('textbox', { name: /^Amount/ })
    .last()
    .fill('25');
  const sentence =
    'Parties of 6 or more: You can cancel for free up to 24 h before your booking. ' +
    'Less than 24 h before: €10.00 per person. If you don’t come: €25.00 per person.';
  await expect(read).toContainText(sentence);

  const trial = page.getByRole('region', { name: 'What guests would pay' });
  await trial.getByRole('textbox', { name: 'Guests' }).fill('8');
  await expect(trial.getByRole('status')).toContainText('For cancelling: €80.00');
  await expect(trial.getByRole('status')).toContainText('For a no-show: €200.00');
  await trial.getByRole('textbox', { name: 'Cancelled (hours before)' }).fill('24');
  await expect(trial.getByRole('status')).toContainText('For cancelling: €0.00');
  await axe(page);

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(read).toContainText(sentence);

  // Later stories of this server begin without it.
  await page.getByRole('button', { name: 'Delete fees 1' }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await expect(read).toContainText('You can cancel for free at any time.');
});
