import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { Screen } from './browserScreens';

const owner = { account: 'owner' } as const;

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function tableList(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Dining room').first()).toBeVisible();
}

async function table(page: Page): Promise<void> {
  // It has an address of its own, at which a reload finds it open.
  if (new URL(page.url()).pathname === paths.tables) await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(field(page, /^Number/)).toHaveValue('1');
}

async function codes(page: Page): Promise<void> {
  await tableList(page);
  for (const number of [1, 2, 3]) await page.getByRole('checkbox', { name: new RegExp(`^Select ${number} `) }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'QR codes' }).click();
  await expect(page.getByRole('dialog').getByRole('img').nth(2)).toBeVisible();
}

async function code(page: Page): Promise<void> {
  await tableList(page);
  await page.getByRole('button', { name: 'More actions for 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'QR code' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

async function plan(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Table 1, / })).toBeVisible();
}

async function planChosen(page: Page): Promise<void> {
  await plan(page);
  await page.getByRole('button', { name: /^Table 1, / }).click();
  await expect(page.getByRole('toolbar')).toBeVisible();
}

/** Bookings' settings with rows, which are not saved. */
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function times(page: Page): Promise<void> {
  const days = group(page, 'Days without bookings');
  for (const day of ['2099-12-24', '2099-12-25', '2099-12-31', '2100-01-01']) {
    await days.getByLabel('Date').fill(day);
    await button(page, 'Add date').click();
  }
  await expect(days.getByRole('listitem')).toHaveCount(4);
}

async function stays(page: Page): Promise<void> {
  for (const persons of [2, 4]) {
    await field(page, /^Guests at most/)
      .last()
      .fill(String(persons));
    await button(page, 'Add duration').click();
  }
  await expect(button(page, 'Delete duration 3')).toBeVisible();
}

async function covers(page: Page): Promise<void> {
  for (const number of [1, 2]) {
    await button(page, 'Add exception').click();
    await field(page, /^All guests/)
      .nth(number)
      .fill('20');
  }
}

async function policy(page: Page): Promise<void> {
  for (const number of [1, 2]) {
    await button(page, 'Add fees').click();
    const fees = group(page, `Fees ${number}`);
    await fees.getByRole('textbox', { name: /^Amount/ }).fill('10');
    await button(page, 'Add fee')
      .nth(number - 1)
      .click();
    await fees
      .getByRole('textbox', { name: /^Amount/ })
      .nth(1)
      .fill('20');
  }
  await group(page, 'Fees 2').getByRole('switch', { name: 'Fee for a no-show' }).check();
  await group(page, 'Fees 2')
    .getByRole('textbox', { name: /^Amount/ })
    .nth(2)
    .fill('25');
}

const filled = (page: Page) => expect(button(page, 'Save')).toBeVisible();

/** A section of the settings; a reload asks about what isn't saved, and finds it gone. */
const section = (name: string, show: (page: Page) => Promise<void>): Screen => ({
  name,
  path: `${name === 'booking-policy' ? paths.tableBookingPolicy : paths.tableBookingSettings}/${name}`,
  ...owner,
  show: async (page) => {
    await filled(page);
    await show(page);
  },
});

async function waitingList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Waiting list/ }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting list' })).toBeVisible();
}

async function waitingParty(page: Page): Promise<void> {
  await waitingList(page);
  await page.getByRole('dialog').getByRole('button', { name: '2 people', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New party' }).getByText(/^A table should be free at/)).toBeVisible();
}

/** The walk-in dialog, turned to the tables besides the suggested one. */
async function walkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seat guests now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Other tables' }).click();
  await dialog.getByRole('button', { name: '2 people', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Table \d/ }).first()).toBeVisible();
}

/** Tables, where they stand, and the rules by which they are booked. */
export const tableScreens: readonly Screen[] = [
  { name: 'tables', path: paths.tables, ...owner, show: tableList },
  { name: 'table', path: paths.tables, ...owner, show: table },
  { name: 'table-new', path: `${paths.tables}/create`, ...owner, show: filled },
  { name: 'table-codes', path: paths.tables, ...owner, show: codes },
  { name: 'table-code', path: paths.tables, ...owner, show: code },
  {
    name: 'table-combinations',
    path: paths.tableCombinations,
    ...owner,
    show: (page) => expect(page.getByRole('main').getByRole('link', { name: /\+/ }).first()).toBeVisible(),
  },
  { name: 'table-combination-new', path: `${paths.tableCombinations}/create`, ...owner, show: filled },
  { name: 'floor-plan', path: paths.floorPlan, ...owner, show: plan },
  { name: 'floor-plan-chosen', path: paths.floorPlan, ...owner, show: planChosen },
  { name: 'waiting-list', path: paths.tableBook, ...owner, show: waitingList },
  { name: 'waiting-party', path: paths.tableBook, ...owner, show: waitingParty },
  { name: 'walk-in', path: paths.tableBook, ...owner, show: walkIn },
  {
    name: 'guest-table',
    path: `${paths.table}/${'x'.repeat(22)}`,
    show: (page) => expect(page.getByRole('heading', { name: 'Your table' })).toBeVisible(),
  },
  section('booking-times', times),
  section('booking-stays', stays),
  section('booking-covers', covers),
  section('booking-answers', async () => undefined),
  section('booking-fee', async (page) => {
    await page.getByRole('textbox', { name: /^Booking fee/ }).fill('5');
  }),
  section('booking-texts', async () => undefined),
  section('booking-policy', policy),
];
