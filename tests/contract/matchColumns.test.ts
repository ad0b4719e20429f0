import { describe, expect, it } from 'vitest';
import type { ImportKind } from '#contract/menuFiles/columns';
import { matchColumns, targetsTwice } from '#contract/menuFiles/matchColumns';

const targetsFor = (kind: ImportKind, headers: string[], languages = ['en', 'fr']) =>
  Object.fromEntries(
    matchColumns(
      headers.map((header) => ({ header, samples: [] })),
      { kind, languages },
    ).map(({ header, target }) => [header, target]),
  );

describe('other systems’ exports map without work', () => {
  it('a till that writes one row a variation', () => {
    expect(
      targetsFor('items', [
        'Token',
        'Item Name',
        'Variation Name',
        'SKU',
        'Description',
        'Category',
        'Price',
        'Enabled Downtown',
        'Stock Downtown',
        'Modifier Set - Toppings',
        'Modifier Set - Size of cup',
        'GTIN',
      ]),
    ).toEqual({
      Token: null,
      'Item Name': 'name',
      'Variation Name': 'variation',
      SKU: 'sku',
      Description: 'description',
      Category: 'sub_category',
      Price: 'price',
      'Enabled Downtown': null,
      'Stock Downtown': null,
      'Modifier Set - Toppings': 'modifier_groups',
      'Modifier Set - Size of cup': 'modifier_groups',
      GTIN: null,
    });
  });

  it('a web shop', () => {
    expect(
      targetsFor('items', ['Handle', 'Title', 'Body (HTML)', 'Type', 'Published', 'Variant SKU', 'Variant Price']),
    ).toEqual({
      Handle: null,
      Title: 'name',
      'Body (HTML)': 'description',
      Type: 'sub_category',
      Published: 'is_visible',
      'Variant SKU': 'sku',
      'Variant Price': 'price',
    });
  });

  it('a till with a price in its currency, a tax in percent, a section within a category', () => {
    expect(
      targetsFor('items', ['Product', 'Menu section', 'Category', 'Price (EUR)', 'Tax (%)', 'Available', 'Sort order']),
    ).toEqual({
      Product: 'name',
      'Menu section': 'sub_category',
      Category: null,
      'Price (EUR)': 'price',
      'Tax (%)': 'tax',
      Available: 'is_in_stock',
      'Sort order': 'sequence_number',
    });
    expect(targetsFor('items', ['Preis €', 'item_name', 'isVisible'])).toEqual({
      'Preis €': 'price',
      item_name: 'name',
      isVisible: 'is_visible',
    });
    expect(targetsFor('items', ['Price EUR'])).toEqual({ 'Price EUR': 'price' });
  });

  it('Toast, with its menu groups', () => {
    expect(
      targetsFor('items', ['Menu', 'Menu Group', 'Menu Item Name', 'Base Price', 'Description', 'PLU', 'Visibility']),
    ).toEqual({
      Menu: null,
      'Menu Group': 'sub_category',
      'Menu Item Name': 'name',
      'Base Price': 'price',
      Description: 'description',
      PLU: 'sku',
      Visibility: 'is_visible',
    });
  });

  it('Loyverse, with columns for each shop and numbers of pieces in stock', () => {
    const file = {
      Handle: 'margherita',
      SKU: '10001',
      Name: 'Margherita',
      Category: 'Pizza',
      'Option 1 name': 'Size',
      'Option 1 value': 'Large',
      Cost: '3.10',
      'Modifier - "Extra toppings"': 'Y',
      'Available for sale [Bellecour]': 'Y',
      'Price [Bellecour]': '12.50',
      'In stock [Bellecour]': '25',
    };
    const columns = Object.entries(file).map(([header, sample]) => ({ header, samples: [sample] }));
    const matches = matchColumns(columns, { kind: 'items', languages: ['en'] });
    expect(Object.fromEntries(matches.map(({ header, target }) => [header, target]))).toEqual({
      Handle: null,
      SKU: 'sku',
      Name: 'name',
      Category: 'sub_category',
      'Option 1 name': null,
      'Option 1 value': 'variation',
      Cost: null,
      'Modifier - "Extra toppings"': 'modifier_groups',
      'Available for sale [Bellecour]': 'is_visible',
      'Price [Bellecour]': 'price',
      'In stock [Bellecour]': null,
    });
    expect(matches.find(({ group }) => group)?.group).toBe('Extra toppings');
  });

  it('lists of modifiers', () => {
    expect(
      targetsFor('modifier_groups', [
        'Modifier Set',
        'Modifier Name',
        'Price',
        'Min Selections',
        'Max Selections',
        'On by default',
      ]),
    ).toEqual({
      'Modifier Set': 'group',
      'Modifier Name': 'modifier',
      Price: 'price',
      'Min Selections': 'min',
      'Max Selections': 'max',
      'On by default': 'is_default',
    });
  });
});

describe('languages in headers', () => {
  it.each([
    ['name:fr', 'name:fr'],
    ['Name (French)', 'name:fr'],
    ['Nom (fr)', 'name:fr'],
    ['Nom [français]', 'name:fr'],
    ['name_fr', 'name:fr'],
    ['Name French', 'name:fr'],
    ['name (Französisch)', 'name:fr'],
    ['Description FR', 'description:fr'],
    ['name:en', 'name'],
    ['Item name (English)', 'name'],
  ])('%s is %s', (header, target) => {
    expect(targetsFor('items', [header])).toEqual({ [header]: target });
  });

  it('of a language that the store does not have say so', () => {
    expect(matchColumns([{ header: 'name:pl', samples: [] }], { kind: 'items', languages: ['en'] })).toEqual([
      { header: 'name:pl', target: null, leftOut: 'language' },
    ]);
    expect(matchColumns([{ header: 'Name (German)', samples: [] }], { kind: 'items', languages: ['en'] })).toEqual([
      { header: 'Name (German)', target: null, leftOut: 'language' },
    ]);
  });
});

describe('columns', () => {
  it('of ids are taken only where they hold ours', () => {
    const of = (sample: string) =>
      matchColumns([{ header: 'ID', samples: [sample] }], { kind: 'items', languages: ['en'] })[0];
    expect(of('1042')).toEqual({ header: 'ID', target: null, leftOut: 'not_ids' });
    expect(of('11111111-1111-4111-8111-111111111111')?.target).toBe('id');
    expect(of('')?.target).toBe('id');
  });

  it('that fit one target: the better one has it', () => {
    const columns = ['Title', 'Name'].map((header) => ({ header, samples: [] }));
    expect(matchColumns(columns, { kind: 'items', languages: ['en'] })).toEqual([
      { header: 'Title', target: null, leftOut: 'taken' },
      { header: 'Name', target: 'name' },
    ]);
  });

  it('are remembered, those left out too', () => {
    const columns = ['Bezeichnung 2', 'Price', 'Name'].map((header) => ({ header, samples: [] }));
    const remembered = { 'Bezeichnung 2': 'name', Price: '', Name: 'no longer a column' };
    expect(matchColumns(columns, { kind: 'items', languages: ['en'], remembered })).toEqual([
      { header: 'Bezeichnung 2', target: 'name' },
      { header: 'Price', target: null, leftOut: 'by_choice' },
      { header: 'Name', target: null, leftOut: 'taken' },
    ]);
  });

  it('taken twice are told, those of single groups not', () => {
    expect(
      targetsTwice([
        { header: 'A', target: 'name' },
        { header: 'B', target: 'name' },
        { header: 'C', target: null },
        { header: 'Modifier Set - X', target: 'modifier_groups', group: 'X' },
        { header: 'Modifier Set - Y', target: 'modifier_groups', group: 'Y' },
      ]),
    ).toEqual(['name']);
  });
});
