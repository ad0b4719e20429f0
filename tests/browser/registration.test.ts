import type { Page } from '@playwright/test';
import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const chosen = 'the old lighthouse 4';

/** The code in the message that the demo shows. */
async function shownCode(page: Page): Promise<string> {
  const demo = page.getByRole('region').filter({ hasText: /\d{6}/ });
  await expect(demo).toBeVisible();
  return /\d{6}/.exec((await demo.textContent()) ?? '')?.[0] ?? '';
}

async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/store/login');
  await page.getByRole('link', { name: 'Register your store' }).click();
  await expect(page).toHaveURL('/store/register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await shownCode(page));
  await expect(page.getByRole('heading', { name: 'Your store' })).toBeVisible();
}

async function chooseCity(page: Page, country: RegExp, city: string): Promise<void> {
  const countries = page.locator('select[name="country_code"]');
  const option = countries.locator('option').filter({ hasText: country });
  await countries.selectOption((await option.first().getAttribute('value')) ?? '');
  await page.locator('select[name="city_id"]').selectOption(city);
  await page.locator('select[name="delivery_type_id"]').selectOption('food');
}

test('on a phone: a store is registered, left after its first step, and finished on another device', async ({
  page,
  otherDevice,
}) => {
  await touch(page);
  await begin(page, 'new-store@demo.test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Enter the store’s name.')).toBeVisible();
  await expect(page.getByLabel('Store name')).toBeFocused();

  await page.getByLabel('Store name').fill('Hafenküche');
  await chooseCity(page, /Germany/, 'hamburg');
  await page.getByLabel('Address').fill('Am Sandtorkai 5');
  const map = page.getByRole('application', { name: 'Map of Hamburg' });
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Set the pin in the middle of the map' }).click();
  await expect(page.getByText('The pin is inside the city.')).toBeVisible();
  const pin = page.getByRole('button', { name: /^Pin of your store/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
  await turn(page, 'light');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();

  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = page.getByRole('region', { name: /^Demo/ }).getByRole('link');
  await expect(link).toBeVisible();
  const other = await otherDevice();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto((await link.getAttribute('href')) ?? '');
  await expect(other.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expect(other).toHaveURL('/store/register');

  await other.getByLabel('First name').fill('Ada');
  await other.getByLabel('Last name').fill('Winter');
  await expect(other.getByLabel('Country code')).toHaveValue(/\+49/);
  await other.getByLabel('Phone number').fill('15123456780');
  await axe(other);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Password and terms' })).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(chosen);
  await other.getByLabel('Confirm password').fill(chosen);
  await other.getByRole('button', { name: 'Create store' }).click();
  await expect(other.getByText('Accept the terms and conditions to create your store.')).toBeVisible();
  await axe(other);
  await other.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await other.getByRole('button', { name: 'Create store' }).click();

  // The demo asks for the phone number too.
  await expect(other.getByRole('heading', { name: 'Verify your phone number' })).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(await shownCode(other));
  await expect(other).toHaveURL(/\/app\//);
  await expect(other.getByText(/^Not approved yet\./)).toBeVisible();
  const hours = other.getByRole('listitem').filter({ hasText: 'Set opening hours' });
  await expect(hours).toContainText('Not open yet');
  await other.getByRole('tab', { name: 'Account' }).click();
  await expect(other.getByRole('definition').filter({ hasText: 'Hafenküche' })).toBeVisible();
});

test('in Arabic on a phone, every step can be read and used', async ({ page }) => {
  await touch(page);
  await begin(page, 'new-arabic-store@demo.test');
  await speak(page, 'ar');
  await expect(page.getByRole('heading', { name: 'متجرك' })).toBeVisible();
  await page.getByLabel('اسم المتجر').fill('مطبخ المرفأ');
  await chooseCity(page, /الإمارات/, 'dubai');
  await page.getByLabel('العنوان', { exact: true }).fill('شارع الشيخ زايد 1');
  await page.getByRole('button', { name: 'وضع العلامة في وسط الخريطة' }).click();
  await expect(page.getByText('العلامة داخل المدينة.')).toBeVisible();
  await axeWords(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await page.getByLabel('الاسم الأول').fill('ليلى');
  await page.getByLabel('اسم العائلة').fill('حداد');
  await page.getByLabel('رقم الهاتف').fill('501234567');
  await axeWords(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'كلمة المرور والشروط' })).toBeVisible();
  await axeWords(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(chosen);
  await page.getByLabel('تأكيد كلمة المرور').fill(chosen);
  await page.getByRole('checkbox', { name: /الشروط والأحكام/ }).check();
  await page.getByRole('button', { name: 'إنشاء المتجر' }).click();
  await expect(page).toHaveURL('/store/verify');
});
