import type { Locator, Page } from '@playwright/test';
import { orderStatus } from '#contract/orders/statuses';
import { instantOf, storeDate } from '#contract/time';
import { commonWords as arabicWords } from '../../src/i18n/ar/commonWords';
import { opening as arabicOpening } from '../../src/i18n/ar/opening';
import arabicFestivals from '../../src/i18n/ar/resources/festivalTimes';
import { commonWords } from '../../src/i18n/en/commonWords';
import { opening } from '../../src/i18n/en/opening';
import festivals from '../../src/i18n/en/resources/festivalTimes';
import { speak } from '../support/browserLanguage';
import { expect, test } from './fixtures';

// All stories share the store's opening state.
test.describe.configure({ mode: 'serial' });

const readers = [
  {
    ...{ code: 'en', on: 'a desk', viewport: { width: 1440, height: 900 } },
    ...{ opening, words: commonWords, festivals },
    ...{ paused: /Paused, 1[4-6] min left/, open: /^Opening: Open/, daysAhead: 12 },
  },
  {
    ...{ code: 'ar', on: 'a phone', viewport: { width: 390, height: 844 } },
    ...{ opening: arabicOpening, words: arabicWords, festivals: arabicFestivals },
    ...{ paused: /موقوف/, open: /^أوقات العمل: مفتوح/, daysAhead: 13 },
  },
] as const;

async function isWithinWidth(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects it to be completely on screen, away from the edges, without scrolling. */
async function isWithinWindow(panel: Locator): Promise<void> {
  const { left, right, bottom, width, height, hidden } = await panel.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const hidden = element.scrollHeight - element.clientHeight;
    return { left: box.left, right: box.right, bottom: box.bottom, width: innerWidth, height: innerHeight, hidden };
  });
  expect({ left: left >= 16, right: right <= width - 16, bottom: bottom <= height - 16, hidden }).toEqual({
    ...{ left: true, right: true, bottom: true, hidden: 0 },
  });
}

for (const { code, on, viewport, opening: texts, words, festivals: form, ...reader } of readers) {
  test.describe(`in ${code}, on ${on}`, () => {
    test.use({ viewport });

    test('a festival asks about each scheduled order that it affects: one is kept, one is cancelled', async ({
      page,
      signIn,
      platform,
    }) => {
      const { timezone } = await platform.store();
      const date = storeDate(new Date(), timezone, reader.daysAhead);
      const at = (hour: number) => instantOf(date, hour * 60, timezone).toISOString();
      const kept = await platform.placeOrder({ order_type: 'pickup', schedule_at: at(12) });
      const cancelled = await platform.placeOrder({ order_type: 'pickup', schedule_at: at(18) });

      await signIn(page, 'owner');
      await page.goto('/app/settings/festival-times/create');
      await speak(page, code);
      await page.getByRole('textbox', { name: form.field.name }).first().fill('Inventory');
      await page.getByLabel(form.field.start_date).fill(date);
      await page.getByLabel(form.field.end_date).fill(date);
      await page.getByRole('button', { name: words.save, exact: true }).click();

      const question = page.getByRole('dialog', { name: texts.settle.title });
      const orderOf = ({ order }: typeof kept) =>
        question.getByRole('radiogroup', { name: texts.settle.order.replace('%{number}', String(order.unique_id)) });
      await expect(orderOf(kept)).toBeVisible();
      await isWithinWidth(page);
      await orderOf(cancelled).getByRole('radio', { name: texts.settle.cancel }).check();
      const answer = question.getByRole('button', { name: words.save, exact: true });
      await expect(answer).toBeDisabled();
      await question.getByRole('textbox', { name: texts.settle.reason }).fill('We count our stock');
      await answer.click();
      await expect(question).toBeHidden();
      await expect(page).not.toHaveURL(/create$/);

      const statusOf = async ({ order }: typeof kept) => {
        const { order: now } = await platform.call('platform/get_order', {
          store_id: (await platform.store())._id,
          order_id: order._id,
        });
        return now.order_status;
      };
      expect([await statusOf(kept), await statusOf(cancelled)]).toEqual([orderStatus.NEW, orderStatus.REJECTED]);
      // The day is closed from now on.
      await expect(platform.placeOrder({ order_type: 'pickup', schedule_at: at(13) })).rejects.toThrow(/4105/);
    });

    test('a pause that one device sets ends automatically on another', async ({
      page,
      signIn,
      otherDevice,
      platform,
    }) => {
      await signIn(page, 'owner');
      await speak(page, code);
      const other = await otherDevice();
      await other.clock.install();
      await signIn(other, 'kitchen');
      await speak(other, code);
      const control = (device: Page, name: RegExp) => device.getByRole('button', { name });
      const panel = page.getByRole('dialog', { name: texts.title });
      await control(page, reader.open).click();
      await isWithinWindow(panel);
      await panel
        .getByRole('button', { name: texts.pause.do_minutes.replace('%{minutes}', '15'), exact: true })
        .click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeVisible();
      await expect(control(other, reader.paused)).toBeVisible();
      await expect(platform.placeOrder({ order_type: 'pickup' })).rejects.toThrow(/4105/);
      await isWithinWidth(other);

      // It ends automatically: a quarter of an hour passes on the kitchen's device.
      await other.clock.fastForward('15:01');
      await expect(control(other, reader.open)).toBeVisible();

      // On the owner's it still has to run, and is ended early.
      await control(page, reader.paused).click();
      await expect(panel.getByRole('button', { name: texts.resume, exact: true })).toHaveCount(3);
      await isWithinWindow(panel);
      await panel.getByRole('button', { name: texts.resume_all }).click();
      await expect(panel).toBeHidden();
      await expect(control(page, reader.open)).toBeVisible();
      await platform.placeOrder({ order_type: 'pickup' });
    });
  });
}
