import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, modifierGroups, modifiers, subCategories } from '#server/db/schema/index';
import { type StoreRow, uniqueDigits } from './makeStore';

type StoreKey = Pick<StoreRow, 'id'>;
type ModifierFields = Partial<typeof modifiers.$inferInsert>;

export interface GroupOptions extends Partial<typeof modifierGroups.$inferInsert> {
  modifiers?: ModifierFields[];
}

export interface ItemOptions extends Partial<typeof items.$inferInsert> {
  groups?: GroupOptions[];
}

const named = (text: string) => ({ name: [text], name_key: nameKey([text]) });

export async function makeSubCategory(
  db: Database,
  store: StoreKey,
  fields: Partial<typeof subCategories.$inferInsert> = {},
) {
  const [row] = await db
    .insert(subCategories)
    .values({ store_id: store.id, ...named(`Heading ${uniqueDigits()}`), ...fields })
    .returning();
  if (!row) throw new Error('the sub-category was not made');
  return row;
}

/** A modifier group with its modifiers; an optional choice of one among two unless said otherwise. */
export async function makeModifierGroup(db: Database, store: StoreKey, options: GroupOptions = {}) {
  const { modifiers: choices = [{ price: 0 }, { price: 150 }], ...fields } = options;
  const [group] = await db
    .insert(modifierGroups)
    .values({ store_id: store.id, ...named(`Group ${uniqueDigits()}`), min: 0, max: 1, ...fields })
    .returning();
  if (!group) throw new Error('the modifier group was not made');
  const rows = choices.map((choice, position) => ({
    store_id: store.id,
    modifier_group_id: group.id,
    name: [`Modifier ${position + 1}`],
    sequence_number: position,
    ...choice,
  }));
  const made = rows.length > 0 ? await db.insert(modifiers).values(rows).returning() : [];
  return { ...group, modifiers: made };
}

/** An item of 12.50 in stock, under a heading of its own, with the modifier groups given. */
export async function makeItem(db: Database, store: StoreKey, options: ItemOptions = {}) {
  const { groups: wanted = [], ...fields } = options;
  const sub_category_id = fields.sub_category_id ?? (await makeSubCategory(db, store)).id;
  const [item] = await db
    .insert(items)
    .values({
      store_id: store.id,
      ...named(`Item ${uniqueDigits()}`),
      description: [''],
      price: 1250,
      tax: 10,
      ...fields,
      sub_category_id,
    })
    .returning();
  if (!item) throw new Error('the item was not made');
  const groups = [];
  for (const [position, option] of wanted.entries()) {
    const group = await makeModifierGroup(db, store, option);
    const link = { store_id: store.id, item_id: item.id, modifier_group_id: group.id, sequence_number: position };
    await db.insert(itemModifierGroups).values(link);
    groups.push(group);
  }
  return { ...item, groups };
}
