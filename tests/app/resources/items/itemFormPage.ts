import { configure, screen, within } from '@testing-library/react';
import type { ItemRecord, ModifierGroupRecord, SubCategoryRecord } from '#contract/entities/menu';
import { aSession, aStore } from '../../../support/accounts';
import { type Answers, fakeServer } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { extras, idOf, size, soup } from '../../orders/create/createOrderFixtures';

readAhead(() => import('../../../../src/resources/items/ItemForm'));

// Looking whether each element is hidden costs jsdom most of the time.
configure({ defaultHidden: true });

const touched = { updated_at: '2026-03-04T10:00:00.000Z', updated_by: 'Ada' };

export const record = (change: Partial<ItemRecord> = {}): ItemRecord => ({
  ...soup,
  name: ['Soup', 'Soupe'],
  description: ['Hot', ''],
  version: 3,
  ...touched,
  ...change,
});

export const heading = (number: number, name: string): SubCategoryRecord => ({
  _id: idOf(number),
  version: 1,
  name: [name, ''],
  image: null,
  is_visible: true,
  sequence_number: number,
  category_id: null,
  item_count: 1,
  ...touched,
});
export const headings = [heading(901, 'Kitchen'), heading(902, 'Drinks')];
const groups: ModifierGroupRecord[] = [size, extras].map((group) => ({ ...group, ...touched, item_count: 1 }));

/** A store that writes in English, French and Arabic. */
export const bilingual = aStore({
  languages_supported: [
    { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false },
    { code: 'fr', name: 'Français', is_visible: true, is_lang_rtl: false },
    { code: 'ar', name: 'العربية', is_visible: true, is_lang_rtl: true },
  ],
});

export const itemServer = (answers: Answers = {}) =>
  fakeServer({
    get_item: () => ({ item: record() }),
    get_item_list: () => ({ data: [record()], count: 1 }),
    get_sub_category_list: () => ({ data: headings, count: headings.length }),
    get_modifier_group_list: () => ({ data: groups, count: groups.length }),
    update_item: (body) => ({ item: { ...record(), ...(body as Partial<ItemRecord>), version: 4 } }),
    add_item: (body) => ({ item: { ...record(), ...(body as Partial<ItemRecord>), _id: idOf(199) } }),
    ...answers,
  });

/** Opens an item's form, or that of a new one. */
export async function openForm(
  answers: Answers = {},
  { path = `/app/menu/item-list/${soup._id}`, store = bilingual } = {},
) {
  const server = itemServer(answers);
  const app = renderApp({ path, server, session: aSession({ store }) });
  // The last part that is drawn.
  await screen.findByRole('combobox', { name: 'Add a modifier group' });
  return { ...app, server };
}

export const newForm = (answers: Answers = {}, store = bilingual) =>
  openForm(answers, { path: '/app/menu/item-list/create', store });

export const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
