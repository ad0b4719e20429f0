import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from '#contract/searchKey';
import { strokeOf } from '../../../src/components/keys/strokeOf';
import { entryOf } from '../../../src/descriptors/navigation';
import { globalShortcuts, shortcuts } from '../../../src/descriptors/shortcuts';
import { texts } from '../../../src/i18n/en/tools';
import { nationalDigits } from '../../../src/layout/palette/nationalDigits';
import type { KnownEntry, PaletteEntry } from '../../../src/layout/palette/paletteEntries';
import { arrangeGroups, rank } from '../../../src/layout/palette/paletteEntries';

const pressed = (change: Partial<KeyboardEvent>) =>
  strokeOf({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...change,
  });

describe('A pressed key', () => {
  it.each([
    ['a Latin letter, wherever it lies (Dvorak)', { key: 'k', code: 'KeyV', ctrlKey: true }, 'Mod+k'],
    ['the same place on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }, 'Mod+k'],
    ['the same place on an Arabic layout', { key: 'ل', code: 'KeyG' }, 'g'],
    ['two letters on one key of an Arabic layout', { key: 'لا', code: 'KeyB' }, 'b'],
    ['a letter beside the Latin ones is itself', { key: 'ö', code: 'Semicolon' }, 'ö'],
    ['with Command', { key: 'k', code: 'KeyK', metaKey: true }, 'Mod+k'],
    ['with Caps Lock', { key: 'G', code: 'KeyG' }, 'g'],
    ['a sign for which this layout wants Shift', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['the question mark of Arabic', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
    ['a letter with Shift is no plain letter', { key: 'C', code: 'KeyC', shiftKey: true }, 'Shift+c'],
    ['a named key with Shift', { key: 'Enter', code: 'Enter', shiftKey: true }, 'Shift+Enter'],
    ['Space', { key: ' ', code: 'Space' }, 'Space'],
    ['with Alt it writes a sign of its own', { key: 'c', code: 'KeyC', altKey: true }, null],
    ['while a word is composed', { key: 'g', code: 'KeyG', isComposing: true }, null],
    ['an accent that waits for its letter', { key: 'Dead', code: 'BracketLeft' }, null],
  ])('is told right: %s', (_what, event, stroke) => {
    expect(pressed(event)).toBe(stroke);
  });
});

describe('The table of shortcuts', () => {
  it('leads to pages that exist, and has a text for everything else', () => {
    const named = texts.palette.shortcut as Record<string, string>;
    expect(shortcuts.filter(({ to }) => to && !entryOf(to))).toEqual([]);
    expect(shortcuts.filter(({ id, to }) => !to && !named[id])).toEqual([]);
    const unused = Object.keys(named).filter((id) => !shortcuts.some((each) => each.id === id && !each.to));
    expect(unused).toEqual([]);
  });

  it('has no key that means two things on every page, nor one that begins another', () => {
    const heard = shortcuts.filter(({ isGlobal }) => isGlobal).flatMap(({ keys }) => keys);
    expect(new Set(heard).size).toBe(heard.length);
    const shadowed = heard.filter((keys) => globalShortcuts.has(keys.split(' ')[0] ?? '') && keys.includes(' '));
    expect(shadowed).toEqual([]);
  });
});

describe('A name', () => {
  it('is found by its beginning, its words, its initials and a part of it, in this order', () => {
    const ranks = ['modif', 'group', 'mg', 'rou'].map((text) => rank(['Modifier groups'], text));
    expect(ranks).toEqual([0, 1, 2, 3]);
    expect(rank(['Modifier groups'], 'pizza')).toBeNull();
  });

  it('is found whatever its case and accents', () => {
    expect(rank(['Catégories'], 'CATEG')).toBe(0);
    expect(rank(['Übersicht'], 'ubers')).toBe(0);
    expect(rank(['الإجراءات'], 'الاجراءات')).toBe(0);
  });

  it('counts more as it stands on screen than in English', () => {
    expect(rank(['Artikel', 'Items'], 'items')).toBeGreaterThan(rank(['Items', 'Items'], 'items') ?? 99);
  });

  it('never makes a search fail', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, text) => {
        const found = rank([name], text);
        expect(found === null || Number.isFinite(found)).toBe(true);
      }),
    );
  });
});

describe('A search', () => {
  it('is longer than one character or a number, trimmed and lower-cased', () => {
    expect([' Soup ', 'S', '7', ' ', '#7'].map(searchKey)).toEqual(['soup', '', '7', '', '#7']);
  });

  it.each([
    ['0612 34', '61234'],
    ['+33 6 12 34 56 78', '612345678'],
    ['0033612345678', '612345678'],
    ['(06) 12-34', '61234'],
    ['12', null],
    ['pizza 612', null],
  ])('of a phone number asks for what orders bear: %s', async (typed, digits) => {
    expect(await nationalDigits(typed)).toBe(digits);
  });
});

const entry = (id: string): PaletteEntry => ({
  id,
  label: id,
  Icon: undefined,
  recent: { kind: 'known', id },
  run: () => undefined,
});
const known = (id: string, change: Partial<KnownEntry> = {}): KnownEntry => ({ ...entry(id), names: [id], ...change });

describe('The results', () => {
  const material = {
    actions: [known('dark mode'), known('deutsch', { isQuiet: true })],
    pages: [known('items'), known('menu items')],
    recent: [entry('items')],
    found: { orders: [entry('order')], customers: [entry('customer')], items: [entry('item')] },
    isAboutOrder: false,
  };
  const shown = (text: string, change: Partial<typeof material> = {}) =>
    arrangeGroups({ ...material, ...change, text }).map(({ name, entries }) => [name, entries.map(({ id }) => id)]);

  it('are, before anything is typed, what was used lately, then the rest, nothing twice', () => {
    const found = { orders: [], customers: [], items: [] };
    expect(shown('', { found })).toEqual([
      ['recent', ['items']],
      ['actions', ['dark mode']],
      ['pages', ['menu items']],
    ]);
  });

  it('begin with what this device knows, which stays in place while the rest arrives', () => {
    expect(shown('item').map(([name]) => name)).toEqual(['pages', 'items', 'orders', 'customers']);
    expect(shown('item')[0]).toEqual(['pages', ['items', 'menu items']]);
    expect(shown('deut')[0]).toEqual(['actions', ['deutsch']]);
  });

  it('of figures are the caller first, unless there is an order to ask about', () => {
    expect(shown('0612').map(([name]) => name)).toEqual(['customers', 'orders', 'items']);
    expect(shown('1042', { isAboutOrder: true }).map(([name]) => name)).toEqual(['orders', 'customers', 'items']);
  });
});
