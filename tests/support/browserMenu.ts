import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import type { Envelope } from '#contract/envelope';
import { someName } from './browserPlatform';

export const menuPaths = {
  items: '/app/menu/item-list',
  categories: '/app/menu/category',
  modifierGroups: '/app/menu/modifier-group',
} as const;

/** A name that nothing else on the menu has. */
export const someDish = (): string => `${someName().slice('Ada '.length)} pie`;

/** Makes calls in the session of a page that is signed in: they prepare what a story begins with. */
export function menuOf(page: Page) {
  async function call<Name extends CallName>(name: Name, body: BodyOf<Name>): Promise<ReplyOf<Name>> {
    const envelope = (await page.evaluate(
      async ({ path, json }) => {
        const { servertoken } = JSON.parse(localStorage.getItem('storeData') ?? '{}');
        const headers = { 'content-type': 'application/json', servertoken, token: servertoken };
        return (await fetch(path, { method: 'POST', headers, body: json })).json();
      },
      { path: callPath(name), json: JSON.stringify(body) },
    )) as Envelope<ReplyOf<Name>>;
    if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope)}`);
    return envelope;
  }

  return {
    /** An item, under "Antipasti" where nothing else is said: the menu's first heading. */
    async item(change: Partial<BodyOf<'add_item'>> = {}) {
      const { sub_categories } = await call('get_menu_preview', {});
      const antipasti = sub_categories.find((heading) => heading.name[0] === 'Antipasti');
      if (!antipasti) throw new Error('The menu has no Antipasti.');
      const name = someDish();
      const wish = { name: [name, `${name} (fr)`], price: 1000, sub_category_id: antipasti._id, ...change };
      const { item } = await call('add_item', { idempotency_key: randomUUID(), ...wish });
      return { ...item, title: item.name[0] ?? '' };
    },
    async change({ _id, version }: { _id: string; version: number }, fields: Partial<BodyOf<'update_item'>>) {
      await call('update_item', { _id, version, ...fields });
    },
    async category(name = `${someDish()}s`) {
      const { category } = await call('add_category', { idempotency_key: randomUUID(), name: [name] });
      return { ...category, title: name };
    },
    async subCategory(category_id: string, name = `${someDish()}s`) {
      const wish = { idempotency_key: randomUUID(), name: [name], category_id };
      const { sub_category } = await call('add_sub_category', wish);
      return { ...sub_category, title: name };
    },
    /** A question that may be left out, with any number of these answers: name and price. */
    async modifierGroup(answers: [string, number][]) {
      const title = `Extras for ${someDish()}`;
      const modifiers = answers.map(([name, price]) => ({ name: [name], price }));
      const wish = { idempotency_key: randomUUID(), name: [title], min: 0, max: answers.length, modifiers };
      const { modifier_group } = await call('add_modifier_group', wish);
      return { ...modifier_group, title };
    },
  };
}

/** The list of items as a person sees it. */
export function itemListOf(page: Page) {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  return {
    link,
    row: (name: string): Locator => page.getByRole('row').filter({ has: link(name) }),
    price: (name: string, price = ''): Locator => page.getByRole('button', { name: `Price of ${name}: ${price}` }),
    stock: (name: string): Locator => page.getByRole('switch', { name: `${name} in stock` }),
    visible: (name: string): Locator => page.getByRole('switch', { name: `${name} is visible` }),
    async search(text: string): Promise<void> {
      await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(text);
    },
    /** Looks an item up by its name, which so many have, or begin with it. */
    async find(name: string, found = 1): Promise<void> {
      await this.search(name);
      await expect(
        page.getByRole('status', { name: found === 1 ? '1 record' : `${found} records`, exact: true }),
      ).toBeVisible();
      await expect(link(name)).toBeVisible();
    },
  };
}

/** Takes back what was done last. */
export async function undo(page: Page, notice: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toContainText(notice);
  await region.getByRole('button', { name: 'Undo' }).last().click();
}

/** Opens the menu as customers see it. */
export async function openPreview(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See the menu as a customer' }).click();
  const preview = page.getByRole('dialog', { name: 'Menu preview' });
  await expect(preview.getByRole('button', { name: /^Burrata and tomatoes/ })).toBeVisible();
  return preview;
}

/** An item where orders are taken: it can be added, with its price, or it is out of stock. */
export function soldAt(page: Page) {
  return {
    offered: (name: string, price = ''): Locator => page.getByRole('button', { name: `Add ${name}, ${price}` }),
    out: (name: string): Locator => page.getByRole('button', { name: `${name}, Out of stock` }),
  };
}
