import type { Locator, Page } from '@playwright/test';

/** Opens the menu of an open order and chooses one of its actions. */
export async function chooseInPanel(page: Page, panel: Locator, action: string): Promise<void> {
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
