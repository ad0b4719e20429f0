import type { Page } from '@playwright/test';

/** Shows the page in another language where it stands, as if that had been chosen in another tab of the browser. */
export async function speak(page: Page, code: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === code) return;
  await page.evaluate((chosen) => {
    localStorage.setItem('theme_lang', JSON.stringify(chosen));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme_lang' }));
  }, code);
  await page.locator(`html[lang="${code}"]`).waitFor({ state: 'attached' });
}
