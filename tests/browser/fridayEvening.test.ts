import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { axe, expectNoSidewaysScroll } from '../support/browserAxe';
import { signInByForm } from '../support/browserSignIn';
import { fillFridayEvening } from '../support/fridayEvening';
import { expect, testOnOwnServer as test } from './fixtures';

declare global {
  interface Window {
    storedeskTaps?: number;
    storedeskPrinted?: boolean;
  }
}

/** The most taps for anything that a host does every minute. */
const everyMinute = 2;
/** To book by phone, with the taps on the fields that are typed in. */
const bookingMax = 6;

const rowOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const tableOf = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** The numbers of the tables on the plan with such a name. */
async function numbersOf(page: Page, name: RegExp): Promise<string[]> {
  await expect(tableOf(page, name).first()).toBeVisible();
  const labels = await tableOf(page, name).evaluateAll((tables) => tables.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => /^Table (\d+)/.exec(label)?.[1] ?? '');
}

/** Counts the taps on a page from now on; it is not to be loaded again. */
async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.storedeskTaps = 0;
    window.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) window.storedeskTaps = (window.storedeskTaps ?? 0) + 1;
      },
      true,
    );
  });
}

/** Does something and returns how many taps it took. */
async function tapsOf(page: Page, action: () => Promise<void>): Promise<number> {
  const taps = () => page.evaluate(() => window.storedeskTaps ?? 0);
  const before = await taps();
  await action();
  return (await taps()) - before;
}

/** Types into a field that has to be tapped first. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

/** Seats guests who stand at the door: the size of the party names its table. */
async function walkIn(page: Page, party: RegExp): Promise<void> {
  const guests = page.getByRole('article', { name: 'Walk-in', exact: true });
  const before = await guests.count();
  await page.getByRole('button', { name: 'Seat guests now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seat guests now' });
  await dialog.getByRole('button', { name: party }).click();
  await expect(dialog).toBeHidden();
  await expect(guests.filter({ hasText: 'Seated, ' })).toHaveCount(before + 1);
}

test('a Friday evening of 60 bookings on a tablet and a phone, with its taps counted', async ({
  page,
  otherDevice,
  folder,
  server,
}) => {
  await server.stop();
  const { host } = await fillFridayEvening(folder);
  await server.start();
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInByForm(page, host);
  await page.goto(paths.tableBook);
  await expect(rowOf(page, 'Guest 20')).toBeVisible();
  await countTaps(page);
  const minutely = new Map<string, number>();
  const sometimes = new Map<string, number>();

  await test.step('guests arrive, leave, and stay away', async () => {
    for (const name of ['Guest 5', 'Guest 6', 'Guest 7']) {
      const taps = await tapsOf(page, async () => {
        await rowOf(page, name)
          .getByRole('button', { name: `Arrived: ${name}` })
          .click();
        await expect(rowOf(page, name)).toContainText('Seated, ');
      });
      minutely.set(`${name} arrives`, taps);
    }
    minutely.set(
      'complete',
      await tapsOf(page, async () => {
        await rowOf(page, 'Guest 3').getByRole('button', { name: 'Complete: Guest 3' }).click();
        await expect(rowOf(page, 'Guest 3')).toContainText('Finished');
      }),
    );
    minutely.set(
      'no-show',
      await tapsOf(page, async () => {
        await rowOf(page, 'Guest 1').getByRole('button', { name: 'No-show: Guest 1' }).click();
        await expect(rowOf(page, 'Guest 1').locator('.state')).toHaveText('No-show');
      }),
    );
  });

  await test.step('guests at the door are seated, at joined tables too', async () => {
    minutely.set('walk-in', await tapsOf(page, () => walkIn(page, /^3 people, Table \d+$/)));
    await walkIn(page, /^10 people, Table \d+$/);
    minutely.set('walk-in at joined tables', await tapsOf(page, () => walkIn(page, /^8 people, Table \d+ \+ /)));
  });

  await test.step('a party waits, and is seated from the list', async () => {
    await page.getByRole('button', { name: /^Waiting list/ }).click();
    const list = page.getByRole('dialog', { name: 'Waiting list' });
    await list.getByRole('button', { name: '4 people', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'New party' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Mia');
    await form.getByRole('button', { name: 'Add to list' }).click();
    await expect(list.getByRole('article', { name: 'Mia' })).toBeVisible();
    await axe(page);
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toBeHidden();
    minutely.set(
      'seat from the list',
      await tapsOf(page, async () => {
        await page.getByRole('button', { name: /^Waiting list/ }).click();
        await list.getByRole('button', { name: /^Seat · Table .+: Mia$/ }).click();
        await expect(list.getByRole('article', { name: 'Mia' })).toHaveCount(0);
      }),
    );
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(page, 'Mia')).toContainText('Seated, ');
  });

  await test.step('a guest calls and books', async () => {
    const taps = await tapsOf(page, async () => {
      await page.getByRole('button', { name: 'New booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'New booking' });
      const times = dialog.getByRole('group', { name: 'Time', exact: true });
      await dialog.getByRole('button', { name: '3 people' }).click();
      await times.getByRole('button', { name: '10:30 PM', exact: true }).click();
      await type(dialog.getByRole('combobox', { name: /^Phone/ }), '612345678');
      await type(dialog.getByRole('textbox', { name: /^Name/ }), 'Clara Call');
      await dialog.getByRole('button', { name: 'Book', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Clara Call')).toContainText('3 people');
    });
    sometimes.set('book by phone', taps);
  });

  await test.step('guests order twice, the kitchen is done with a round, and they get their bill', async () => {
    const panel = page.getByRole('dialog', { name: 'Order details' });
    const order = async () => {
      await panel.getByRole('button', { name: 'Change items' }).click();
      const editor = page.getByRole('dialog', { name: /: change items/ });
      await editor.getByRole('button', { name: /^Add Tomato bruschetta, / }).click();
      await editor.getByRole('button', { name: 'Change order' }).click();
      await expect(editor).toBeHidden();
    };
    sometimes.set(
      'first dishes',
      await tapsOf(page, async () => {
        await rowOf(page, 'Guest 4').getByRole('button', { name: 'Guest 4', exact: true }).click();
        await order();
      }),
    );
    await panel.getByRole('button', { name: 'Start preparing' }).click();
    sometimes.set('more dishes', await tapsOf(page, order));
    const second = panel.getByRole('button', { name: /Mark ready · Round 1/ });
    sometimes.set(
      'a round is ready',
      await tapsOf(page, async () => {
        await second.click();
        await expect(second).toBeHidden();
      }),
    );
    sometimes.set(
      'bill',
      await tapsOf(page, async () => {
        await panel.getByRole('button', { name: 'Print ticket' }).click();
        const ticket = page.getByRole('dialog', { name: /^Ticket for order / });
        await page.evaluate(() => {
          window.print = () => {
            window.storedeskPrinted = true;
          };
        });
        await ticket.getByRole('button', { name: 'Print ticket' }).click();
        await expect.poll(() => page.evaluate(() => window.storedeskPrinted)).toBe(true);
        await expect(ticket).toBeHidden();
      }),
    );
    await panel.getByRole('button', { name: 'Close order' }).click();
  });

  await test.step('guests move by two taps on the floor plan', async () => {
    await page.getByRole('button', { name: 'Floor plan', exact: true }).click();
    const seated = tableOf(page, /^Table 24, Seated/);
    const free = (await numbersOf(page, /^Table \d+, Free, [12]–\d+ people$/)).slice(0, 2);
    const [first, second] = free;
    minutely.set(
      'move',
      await tapsOf(page, async () => {
        await seated.click();
        await tableOf(page, new RegExp(`^Table ${first}, Free`)).click();
        await expect(tableOf(page, new RegExp(`^Table ${first}, Seated`))).toBeVisible();
      }),
    );
    minutely.set(
      'walk-in at a table',
      await tapsOf(page, async () => {
        await tableOf(page, new RegExp(`^Table ${second}, Free`)).click();
        await page.getByRole('dialog').getByRole('button', { name: '2 people' }).click();
        await expect(tableOf(page, new RegExp(`^Table ${second}, Seated`))).toBeVisible();
      }),
    );
  });

  await test.step('the same on a phone, which sees what the tablet did', async () => {
    const phone = await otherDevice();
    await phone.setViewportSize({ width: 390, height: 844 });
    await signInByForm(phone, host);
    await phone.goto(paths.tableBook);
    await expect(rowOf(phone, 'Mia')).toContainText('Seated, ');
    await countTaps(phone);
    minutely.set(
      'arrived, phone',
      await tapsOf(phone, async () => {
        await rowOf(phone, 'Guest 8').getByRole('button', { name: 'Arrived: Guest 8' }).click();
        await expect(rowOf(phone, 'Guest 8')).toContainText('Seated, ');
      }),
    );
    minutely.set(
      'complete, phone',
      await tapsOf(phone, async () => {
        await rowOf(phone, 'Mia').getByRole('button', { name: 'Complete: Mia' }).click();
        await expect(rowOf(phone, 'Mia')).toContainText('Finished');
      }),
    );
    minutely.set('walk-in, phone', await tapsOf(phone, () => walkIn(phone, /^2 people, Table \d+$/)));
    await axe(phone);
    await expectNoSidewaysScroll(phone);
    await expect(tableOf(page, /^Table 28, Seated/)).toBeVisible();
  });

  const tooMany = [...minutely].filter(([, taps]) => taps > everyMinute);
  expect(tooMany).toEqual([]);
  expect(Object.fromEntries(sometimes)).toEqual({
    'book by phone': bookingMax,
    'first dishes': 4,
    'more dishes': 3,
    'a round is ready': 1,
    bill: 2,
  });
});
