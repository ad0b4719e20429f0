import parsePhoneNumber from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { dietContradictions } from '#contract/menu/diet';
import { rangeProblems } from '#contract/menu/modifierRange';
import { nameKey } from '#contract/multilingual';
import type { DemoMenu } from '#server/demoData/menus/demoMenu';
import { lakesideSmokehouseMenu } from '#server/demoData/menus/lakesideSmokehouse/index';
import { lakesideSmokehousePeople } from '#server/demoData/menus/lakesideSmokehouse/people';
import { trattoriaBelvedereMenu } from '#server/demoData/menus/trattoriaBelvedere/index';
import { trattoriaBelvederePeople } from '#server/demoData/menus/trattoriaBelvedere/people';

const stores = [
  { store: 'Trattoria Belvedere', country: 'FR', menu: trattoriaBelvedereMenu, people: trattoriaBelvederePeople },
  { store: 'Lakeside Smokehouse', country: 'US', menu: lakesideSmokehouseMenu, people: lakesideSmokehousePeople },
];

function subCategoriesOf(menu: DemoMenu) {
  return menu.categories.flatMap((category) => category.sub_categories);
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}

/** Great-circle distance in kilometres. */
function kilometresBetween([lat1, lng1]: [number, number], [lat2, lng2]: [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

describe.each(stores)('the demo of $store', ({ country, menu, people }) => {
  const subCategories = subCategoriesOf(menu);
  const items = subCategories.flatMap((subCategory) => subCategory.items);
  const modifiers = menu.modifier_groups.flatMap((group) => group.modifiers);

  it('has a menu of a credible size, a little of it not for sale', () => {
    expect(menu.categories.length).toBeGreaterThanOrEqual(3);
    expect(subCategories.length).toBeGreaterThanOrEqual(8);
    expect(items.length).toBeGreaterThanOrEqual(60);
    expect(items.filter((item) => item.in_stock === false)).toHaveLength(2);
    expect(items.filter((item) => item.visible === false)).toHaveLength(1);
  });

  it('states allergens and diet marks of its own items, without contradictions', () => {
    const stated = Object.entries(menu.diet);
    const keys = items.map(({ key }) => key);
    expect(stated.filter(([key]) => !keys.includes(key))).toEqual([]);
    expect(stated.filter(([, [allergens, diet_marks]]) => dietContradictions({ allergens, diet_marks })[0])).toEqual(
      [],
    );
    expect(stated.length).toBeLessThan(items.length);
  });

  it('names everything in each of its languages', () => {
    const named = [...menu.categories, ...subCategories, ...items, ...menu.modifier_groups, ...modifiers];
    for (const texts of [...named.map((row) => row.name), ...items.map((item) => item.description)]) {
      expect(texts).toHaveLength(menu.languages.length);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  });

  it('uses each key once, and each name once where the database wants it so', () => {
    for (const rows of [menu.categories, subCategories, items, menu.modifier_groups, modifiers]) {
      expectUnique(rows.map((row) => row.key));
    }
    expectUnique(menu.categories.map((category) => category.name[0]));
    for (const { items } of subCategories) expectUnique(items.map((item) => item.name[0]));
  });

  it('prices in whole minor units and taxes in percent', () => {
    for (const { price } of [...items, ...modifiers]) expect(Number.isInteger(price) && price >= 0).toBe(true);
    for (const { price, tax } of items) {
      expect(price).toBeGreaterThan(0);
      expect(tax).toBeGreaterThan(0);
      expect(tax).toBeLessThan(100);
    }
  });

  it('has modifier groups that can be satisfied, with defaults that satisfy them', () => {
    for (const { min, max, required, modifiers } of menu.modifier_groups) {
      expect(min).toBeLessThanOrEqual(max);
      expect(max).toBeLessThanOrEqual(modifiers.length);
      expect(required).toBe(min > 0);
      const defaults = modifiers.filter((modifier) => modifier.is_default).length;
      expect(defaults).toBeGreaterThanOrEqual(min);
      expect(defaults).toBeLessThanOrEqual(max);
    }
  });

  it('has modifier groups that their store could save as they are', () => {
    for (const { key, min, max, required, modifiers } of menu.modifier_groups) {
      const inStock = modifiers.map(({ is_default = false }) => ({ is_default, is_in_stock: true }));
      expect([key, rangeProblems({ min, max, is_required: required, modifiers: inStock })]).toEqual([key, []]);
      expectUnique(modifiers.map((modifier) => nameKey(modifier.name)));
    }
  });

  it('attaches only groups that exist, and leaves none unused', () => {
    const used = new Set(items.flatMap((item) => item.modifier_groups));
    expect([...used].sort()).toEqual(menu.modifier_groups.map((group) => group.key).sort());
    expect(items.some((item) => item.modifier_groups.length >= 3)).toBe(true);
  });

  it('has people with valid numbers of the country, each their own', () => {
    expect(people.customers).toHaveLength(40);
    expect(people.providers).toHaveLength(8);
    const everyone = [...people.customers, ...people.providers];
    expectUnique(everyone.map((person) => person.phone));
    for (const { country_phone_code, phone } of everyone) {
      const number = parsePhoneNumber(country_phone_code + phone);
      expect(number?.isValid()).toBe(true);
      expect(number?.country).toBe(country);
      expect(number?.nationalNumber).toBe(phone);
    }
  });

  it('has customers within 5 km of the store, and providers with an address and a vehicle', () => {
    for (const { location } of people.customers) expect(kilometresBetween(people.location, location)).toBeLessThan(5);
    expectUnique(people.providers.map((provider) => provider.email));
    for (const { email, vehicle } of people.providers) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@demo\.test$/);
      expect(vehicle.plate_number === '').toBe(vehicle.service_type === 'bicycle');
    }
  });
});

describe('the tax of the two demo stores', () => {
  it('is in the price and higher on alcohol in Lyon, on top and of the store in Chicago', () => {
    expect([trattoriaBelvedereMenu.is_tax_included, trattoriaBelvedereMenu.is_use_item_tax]).toEqual([true, true]);
    expect([lakesideSmokehouseMenu.is_tax_included, lakesideSmokehouseMenu.is_use_item_tax]).toEqual([false, false]);
    const alcohol = subCategoriesOf(trattoriaBelvedereMenu).find((subCategory) => subCategory.key === 'alcohol');
    expect(alcohol?.items.every((item) => item.tax === 20)).toBe(true);
  });
});
