import sharp from 'sharp';
import { axe, axeWords } from '../support/browserAxe';
import { endLongWaits } from '../support/browserDispatch';
import { expect, test } from './fixtures';

test('a message to support survives a reload and a lost connection, is sent, and stays in sight', async ({
  page,
  context,
  signIn,
}) => {
  const words = `The printer is silent ${Date.now()}`;
  await signIn(page, 'owner', '/app/menu/item-list');
  await endLongWaits(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const toggle = menu.getByRole('button', { name: 'Support' });
  await toggle.click();
  const panel = page.getByRole('dialog', { name: 'Support' });
  const field = panel.getByRole('textbox', { name: 'Your message' });
  await expect(field).toBeFocused();
  await expect(panel).toContainText('/app/menu/item-list');
  await axe(page);

  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Write your message first.');
  await field.fill(words);
  await page.reload();
  await toggle.click();
  await expect(field).toHaveValue(words);

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('alert')).toContainText('Can’t reach the server.');
  await expect(field).toHaveValue(words);
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('log')).toContainText(words);
  await expect(field).toHaveValue('');
  await axeWords(page);

  await field.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto('/app/profile');
  await toggle.click();
  await expect(panel.getByRole('log')).toContainText(words);
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('pictures of an item go by arrows, bullets, thumbnails and keys; one alone has no controls', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', '/app/menu/item-list/create');
  const add = async (name: string, colour: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Choose|Add) pictures$/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await picture(colour) });
  };
  const preview = page.getByRole('complementary', { name: 'As customers see it' });
  await add('one.jpg', '#a33');
  await expect(page.getByText('Main picture')).toBeVisible();
  await expect(preview.getByRole('button')).toHaveCount(0);
  await add('two.jpg', '#3a3');
  const shown = (position: number) =>
    expect(preview.getByRole('button', { name: `Picture ${position} of 2` })).toHaveAttribute('aria-current', 'true');
  await shown(1);
  await preview.getByRole('button', { name: 'Next picture' }).click();
  await shown(2);
  await preview.getByRole('button', { name: 'Show picture 1' }).click();
  await shown(1);
  await page.keyboard.press('End');
  await shown(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await shown(1);
  await expect(preview.getByRole('button', { name: 'Later pictures' })).toHaveCount(0);
  await axe(page);
});
