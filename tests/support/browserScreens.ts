import { expect, type Page } from '@playwright/test';
import { activityScreens } from './browserActivityScreens';
import { deliveryScreens } from './browserDeliveryScreens';
import { unverifiedEmails } from './browserDemo';
import { historyScreens } from './browserHistoryScreens';
import { menuScreens } from './browserMenuScreens';
import { offerScreens } from './browserOfferScreens';
import { openingScreens } from './browserOpeningScreens';
import { settingsScreens } from './browserSettingsScreens';
import { type Account, fillSignIn } from './browserSignIn';
import { staffScreens } from './browserStaffScreens';
import { tableScreens } from './browserTableScreens';
import { testPassword } from './factories/index';

/** One screen of the product, as it is looked at and checked. */
export interface Screen {
  name: string;
  path: string;
  /** The account that is signed in; none if omitted. */
  account?: Account;
  /** From the page's address to the screen; resolves once it is all there. */
  show(page: Page): Promise<unknown>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Boards load after their frame, and the sign of the connection after them. */
async function board(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading orders' })).toHaveCount(0);
}

async function dispatch(page: Page): Promise<void> {
  await board(page);
  if (await page.getByRole('region', { name: 'Delivery people' }).isVisible())
    await expect(page.getByRole('application', { name: /./ }).locator('canvas')).toBeVisible();
}

/** A day's bookings: a timeline where it has room, otherwise a list. */
async function tableBook(page: Page): Promise<void> {
  await expect(page.locator('[data-order-id]').first()).toBeVisible();
}

async function chosenBooking(page: Page): Promise<void> {
  await tableBook(page);
  await page.locator('button[aria-pressed]:has(bdi)').or(page.locator('article button.number')).first().click();
  await expect(
    page.locator('[role="group"]:has(> div > button[aria-label]), [data-order-panel]').first(),
  ).toBeVisible();
}

async function bookFloor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Floor plan', exact: true }).click();
  await expect(page.locator('[data-table-id]').first()).toBeVisible();
}

async function chosenTable(page: Page): Promise<void> {
  await bookFloor(page);
  await page.locator('[data-table-id][data-state="seated"]').first().click();
  await expect(page.getByRole('group', { name: 'Chosen booking' })).toBeVisible();
}

async function personPicker(page: Page): Promise<void> {
  await board(page);
  await page
    .getByRole('button', { name: /^Assign order/ })
    .first()
    .click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function dispatchSettings(page: Page): Promise<void> {
  await board(page);
  await page.getByRole('button', { name: 'Dispatch settings' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

async function orderSettings(page: Page): Promise<void> {
  await board(page);
  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('menuitem', { name: 'Time to accept…' }).click();
  await expect(page.getByRole('textbox', { name: 'Minutes until a new order is rejected' })).toBeVisible();
}

async function orderPanel(page: Page): Promise<void> {
  // It has an address of its own, at which a reload finds it open.
  if (page.url().endsWith('/today-orders')) {
    await board(page);
    await page.getByRole('article').first().getByRole('link', { name: /^#/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

async function list(page: Page): Promise<void> {
  const asList = page.getByRole('button', { name: 'List', exact: true });
  const shown = page.getByRole('columnheader', { name: /^Sort by order/ });
  await expect(asList.or(shown).first()).toBeVisible();
  // The choice is stored, so a reload applies it; on a phone it is only in the board's settings.
  if (!(await shown.isVisible())) await asList.click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByPlaceholder('Number, customer or phone')).toBeVisible();
  await expect(page.getByText(/^\d+-\d+ of \d+$/)).toBeVisible();
}

async function menu(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Add Burrata and tomatoes, / })).toBeVisible();
}

async function itemDialog(page: Page): Promise<void> {
  await menu(page);
  await page.getByRole('button', { name: 'Choose options for Margherita' }).click();
  await expect(page.getByRole('dialog', { name: /^Margherita/ })).toBeVisible();
}

/** On a phone the ticket lies over the menu, once it is opened. */
async function openTicket(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /Show ticket/ });
  if (await bar.isVisible()) await bar.click();
  await expect(page.getByRole('region', { name: 'Ticket' })).toBeVisible();
}

/** A ticket with something on it; on a phone it is opened over the menu. */
async function ticket(page: Page): Promise<void> {
  await menu(page);
  // A reload keeps the ticket: nothing is to be put on it a second time.
  if (await page.getByRole('button', { name: /^Add Vitello tonnato, .* on the ticket$/ }).isVisible())
    return openTicket(page);
  for (const item of ['Burrata and tomatoes', 'Tomato bruschetta', 'Vitello tonnato']) {
    await page.getByRole('button', { name: new RegExp(`^Add ${item}, `) }).click();
  }
  await itemDialog(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add · / })
    .click();
  await openTicket(page);
  await page.getByRole('combobox', { name: 'Phone' }).fill('465710145');
  await page.getByRole('option', { name: /Léa Girard/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Léa Girard');
  await expect(page.getByText(/^Allergies: /)).toBeVisible();
}

async function reason(page: Page): Promise<void> {
  await board(page);
  await page
    .getByRole('button', { name: /^More actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function ticketPrint(page: Page): Promise<void> {
  await board(page);
  await page
    .getByRole('button', { name: /^More actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Print ticket' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function importFile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Drop a file here' })).toBeVisible();
}

async function importHistory(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Past imports' }).or(page.getByText('No imports yet'))).toBeVisible();
}

async function exportFile(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Price' })).toBeVisible();
}

async function palette(page: Page): Promise<void> {
  await board(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Page, order number/ })).toBeVisible();
}

async function shortcuts(page: Page): Promise<void> {
  await board(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
}

/** Any member: a list draws what is in the window, and other stories' accounts may come first. */
async function team(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^View as / }).first()).toBeVisible();
}

async function teamForm(page: Page): Promise<void> {
  await expect(page.getByRole('switch', { name: 'Orders', exact: true })).toBeVisible();
}

async function teamPassword(page: Page): Promise<void> {
  await teamForm(page);
  await page.getByRole('radio', { name: 'Set a password now' }).check();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('letmein');
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('New password').first().fill('bellavista22');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Enter your current password.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^Password strength/);
}

async function verification(page: Page): Promise<void> {
  await fillSignIn(page, { email: unverifiedEmails.screens, password: testPassword });
  await heading('Verify your email address')(page);
  await expect(page.getByText(/another code/)).toBeVisible();
}

const owner = { account: 'owner' } as const;

/** Every screen of the product. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/store/login', show: heading('Sign in') },
  { name: 'register', path: '/store/register', show: heading('Register your store') },
  { name: 'verify', path: '/store/login', show: verification },
  { name: 'forgot-password', path: '/store/forgot-password', show: heading('Forgot your password?') },
  { name: 'new-password', path: `/store/new-password/${'x'.repeat(43)}`, show: heading('Set a new password') },
  { name: 'undo-change', path: `/store/undo-change/${'x'.repeat(43)}`, show: heading('Undo a change') },
  { name: 'bank-alarm', path: `/store/bank-alarm/${'x'.repeat(43)}`, show: heading('Bank details changed') },
  {
    name: 'factor-alarm',
    path: `/store/factor-alarm/${'x'.repeat(43)}`,
    show: heading('New way to confirm your sign-in'),
  },
  { name: 'social', path: '/store/social#error=cancelled', show: heading('You’re not signed in') },
  { name: 'owner-alarm', path: `/store/owner-alarm/${'x'.repeat(43)}`, show: heading('Stop a change') },
  { name: 'recovery', path: `/store/recovery/${'x'.repeat(43)}`, show: heading('Get back into your store') },
  { name: 'handover', path: `/store/handover/${'x'.repeat(43)}`, show: heading('Take over a store') },
  { name: 'books', path: `/store/books/${'x'.repeat(43)}`, show: heading('Bookkeeping') },
  { name: 'landing', path: '/home', show: heading('Orders in. Food out.') },
  { name: 'not-found', path: '/error', show: heading('This page doesn’t exist') },
  { name: 'unauthorized', path: '/unauthorized', show: heading('No access') },
  { name: 'today', path: '/app/order/today-orders', ...owner, show: board },
  { name: 'today-list', path: '/app/order/today-orders', ...owner, show: list },
  { name: 'order', path: '/app/order/today-orders', ...owner, show: orderPanel },
  { name: 'reject', path: '/app/order/today-orders', ...owner, show: reason },
  { name: 'ticket', path: '/app/order/today-orders', ...owner, show: ticketPrint },
  { name: 'palette', path: '/app/order/today-orders', ...owner, show: palette },
  { name: 'shortcuts', path: '/app/order/today-orders', ...owner, show: shortcuts },
  { name: 'tomorrow', path: '/app/order/tomorrow-orders', ...owner, show: board },
  { name: 'schedule', path: '/app/order/schedule-orders', ...owner, show: board },
  { name: 'past', path: '/app/order/past-orders', ...owner, show: board },
  { name: 'dispatch', path: '/app/order/dispatch', ...owner, show: dispatch },
  { name: 'order-settings', path: '/app/order/today-orders', ...owner, show: orderSettings },
  ...deliveryScreens,
  { name: 'table-book', path: '/app/order/table-booking', ...owner, show: tableBook },
  { name: 'table-book-chosen', path: '/app/order/table-booking', ...owner, show: chosenBooking },
  { name: 'table-book-floor', path: '/app/order/table-booking', ...owner, show: bookFloor },
  { name: 'table-book-table', path: '/app/order/table-booking', ...owner, show: chosenTable },
  { name: 'dispatch-settings', path: '/app/order/dispatch', ...owner, show: dispatchSettings },
  { name: 'dispatch-picker', path: '/app/order/dispatch', ...owner, show: personPicker },
  { name: 'team', path: '/app/users/sub-stores', ...owner, show: team },
  { name: 'team-new', path: '/app/users/sub-stores/create', ...owner, show: teamForm },
  { name: 'team-password', path: '/app/users/sub-stores/create', ...owner, show: teamPassword },
  ...historyScreens,
  ...offerScreens,
  ...openingScreens,
  ...settingsScreens,
  ...staffScreens,
  ...tableScreens,
  ...activityScreens,
  { name: 'create-order', path: '/app/create-order', ...owner, show: menu },
  { name: 'create-order-choices', path: '/app/create-order', ...owner, show: itemDialog },
  { name: 'create-order-ticket', path: '/app/create-order', ...owner, show: ticket },
  ...menuScreens,
  { name: 'import', path: '/app/menu/import-data', ...owner, show: importFile },
  { name: 'export', path: '/app/menu/import-data/export', ...owner, show: exportFile },
  { name: 'import-history', path: '/app/menu/import-data/history', ...owner, show: importHistory },
  { name: 'profile', path: '/app/profile', ...owner, show: heading('Account') },
  { name: 'profile-ready', path: '/app/profile?tab=ready', ...owner, show: heading('Ready to sell') },
  {
    name: 'profile-security',
    path: '/app/profile?tab=security',
    ...owner,
    show: heading('Security check-up'),
  },
  {
    name: 'profile-documents',
    path: '/app/profile?tab=documents',
    ...owner,
    show: (page) => expect(page.getByRole('button', { name: 'Bank statement' })).toBeVisible(),
  },
  { name: 'profile-team', path: '/app/profile', account: 'kitchen', show: heading('Your details') },
  { name: 'change-password', path: '/app/profile', ...owner, show: changePassword },
];
