import { axe, axeColours, expectNoSidewaysScroll, showWholePage, turn } from '../support/browserAxe';
import { openImport } from '../support/browserImport';
import { expect, test } from './fixtures';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const file = {
  name: 'three.csv',
  content:
    'Name,Sub-category,Price,Colour\nBianca,Dolci di casa,4.00,\nNera,Antipasti,a lot,\nBeef carpaccio,Antipasti,11.00,',
};

for (const [device, viewport] of Object.entries(sizes))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('every step of an import can be used by everyone, in light and dark', async ({ page, signIn }) => {
      const look = async (): Promise<void> => {
        await turn(page, 'dark');
        await axeColours(page);
        await turn(page, 'light');
        await showWholePage(page);
        await axe(page);
        await expectNoSidewaysScroll(page);
      };
      const menu = await openImport(page, (path) => signIn(page, 'owner', path));
      await menu.choose({ name: 'empty.csv', content: '' });
      await expect(page.getByRole('alert').filter({ hasText: 'The file is empty.' })).toBeVisible();
      await look();
      await menu.choose(file);
      await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
      await look();
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(menu.row(2)).toContainText('“Dolci di casa” is a sub-category that doesn’t exist.');
      await menu.count('All', 3).click();
      await expect(menu.row(4)).toContainText('Price: before€12.50→after€11.00');
      await look();
      await menu.write(1, { isPartial: true });
      await look();
      await menu.undo(page);
      await expect(page.getByText('1 record undone.')).toBeVisible();
      await look();
    });
  });
