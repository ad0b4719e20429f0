import type { BodyOf } from '#contract/calls/index';
import type { ItemRecord, SubCategoryRecord } from '#contract/entities/menu';
import { changedPrice } from '#contract/menu/changedPrice';
import { aSession, aStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/resources/items/ItemList'));

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const antipasti: SubCategoryRecord = {
  _id: idOf(900),
  version: 1,
  name: ['Antipasti', 'Entrées'],
  image: null,
  is_visible: true,
  sequence_number: 1,
  category_id: null,
  updated_at: '2026-03-01T10:00:00.000Z',
  updated_by: 'Owner',
  item_count: 2,
};

export const anItem = (number: number, change: Partial<ItemRecord> = {}): ItemRecord => ({
  _id: idOf(number),
  version: 1,
  name: [`Item ${number}`, `Plat ${number}`],
  description: ['', ''],
  sku: `S-${number}`,
  price: number * 100,
  tax: 10,
  images: [],
  allergens: null,
  diet_marks: [],
  is_in_stock: true,
  in_stock_at: null,
  availability: null,
  is_visible: true,
  sequence_number: number,
  sub_category_id: antipasti._id,
  modifier_groups: [],
  updated_at: '2026-03-01T10:00:00.000Z',
  updated_by: 'Owner',
  ...change,
});

export const manyItems = (count: number): ItemRecord[] =>
  Array.from({ length: count }, (_, index) => anItem(index + 1));

export const twoLanguages = aSession({
  store: aStore({
    languages_supported: [
      { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false },
      { code: 'fr', name: 'French', is_visible: true, is_lang_rtl: false },
    ],
  }),
});

/** A server that holds items, and changes them as the real one does. */
export function itemServer(items: ItemRecord[], answers: Answers = {}) {
  const kept = new Map(items.map((item) => [item._id, item]));
  const deleted = new Map<string, ItemRecord>();
  const matching = ({ query, filter, ids }: BodyOf<'get_item_list'>) =>
    [...kept.values()].filter(
      (item) =>
        (!ids || ids.includes(item._id)) &&
        (!query || item.name.some((name) => name.toLowerCase().includes(query))) &&
        (filter?.is_in_stock === undefined || item.is_in_stock === filter.is_in_stock) &&
        (filter?.sub_category_id === undefined || item.sub_category_id === filter.sub_category_id),
    );
  const server = fakeServer({
    get_item_list: (body) => {
      const found = matching(body);
      const { page = 1, perPage = 50 } = body;
      return { data: found.slice((page - 1) * perPage, page * perPage), count: found.length };
    },
    get_sub_category_list: () => ({ data: [antipasti], count: 1 }),
    get_modifier_group_list: () => ({ data: [], count: 0 }),
    update_item: ({ _id, ids, version, price_change, ...fields }) => {
      const { store_id: _store, ...rest } = fields;
      const change = (item: ItemRecord): ItemRecord => {
        const price = price_change ? changedPrice(item.price, price_change) : item.price;
        const changed = { ...item, price, ...rest, version: item.version + 1 } as ItemRecord;
        kept.set(item._id, changed);
        return changed;
      };
      if (ids) {
        const results = ids.map((id) => {
          const item = kept.get(id);
          if (item) change(item);
          return { _id: id, success: item !== undefined, ...(item ? {} : { error_code: 892 }) };
        });
        return { results, change_id: idOf(777) };
      }
      const item = kept.get(_id ?? '');
      if (!item) return refuse(892);
      if (item.version !== version) return refuse(4009, { changed_by: item.updated_by, current: item });
      return { item: change(item) };
    },
    delete_item: ({ _id, ids = [] }) => {
      const results = [...ids, ...(_id ? [_id] : [])].map((id) => {
        const item = kept.get(id);
        if (item) deleted.set(id, item);
        return { _id: id, success: kept.delete(id) };
      });
      return { results, change_id: idOf(778) };
    },
    undo_change: () => {
      const results = [...deleted].map(([id, item]) => {
        kept.set(id, item);
        return { _id: id, success: true };
      });
      deleted.clear();
      return { results };
    },
    ...answers,
  });
  return { server, kept };
}

export function openItems(items: ItemRecord[], answers: Answers = {}, path = '/app/menu/item-list') {
  const { server, kept } = itemServer(items, answers);
  return { ...renderApp({ path, server, session: twoLanguages }), kept };
}
