import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../src/components/text/plainText';
import { indexMenu } from '../../../../src/orders/menu/menuIndex';
import { quickSearch, searchEntries, searchMenu } from '../../../../src/orders/menu/searchMenu';
import { aMenu, cola, pizza, soup } from './createOrderFixtures';

const menu = indexMenu(aMenu());
const ids = (text: string, language = 0) => searchMenu(searchEntries(menu, language), text)?.map(({ _id }) => _id);

describe('search over the menu', () => {
  it('starts with the second letter', () => {
    expect(ids('c')).toBeUndefined();
    expect(ids('co')).toEqual([cola._id]);
  });

  it('takes no notice of case, accents and spaces', () => {
    expect(ids('  CREME  brul')).toEqual([soup._id]);
    expect(plainText('Weißkäse  Łódź')).toBe('weisskase lodz');
  });

  it('searches the language of the page, and the first where an item has no name in it', () => {
    expect(ids('coca', 1)).toEqual([cola._id]);
    expect(ids('cola', 1)).toEqual([]);
    expect(ids('creme', 1)).toEqual([soup._id]);
  });

  it('finds every item under a heading, those named so first', () => {
    expect(ids('drinks')).toEqual([cola._id]);
    expect(ids('regina pizza')).toEqual([pizza._id]);
  });

  it('reads how many are wanted, unless the number belongs to a name', () => {
    const entries = searchEntries(menu, 0);
    expect(quickSearch(entries, '3 cola')).toEqual({ hits: [cola], quantity: 3 });
    expect(quickSearch(entries, '3x cola').quantity).toBe(3);
    expect(quickSearch(entries, 'cola').quantity).toBe(1);
    const seven = { ...cola, name: ['7 Up'] };
    const named = searchEntries(indexMenu({ ...aMenu(), items: [seven] }), 0);
    expect(quickSearch(named, '7 up')).toEqual({ hits: [seven], quantity: 1 });
  });
});
