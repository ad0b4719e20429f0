import { eq } from 'drizzle-orm';
import { categories, subCategories } from '#server/db/schema/menu';
import type { ImportContext } from '../importContext';

/** A category, or a sub-category if it has a `category_id`. */
export interface Heading {
  id: string;
  name: string[];
  name_key: string;
  image: typeof categories.$inferSelect.image;
  is_visible: boolean;
  sequence_number: number;
  category_id?: string | null;
}

/** Headings of one kind, kept up to date while rows are planned. */
export class Headings {
  private readonly byId = new Map<string, Heading>();
  private readonly byKey = new Map<string, string>();
  /** Names in the first language, for cells. */
  readonly names = new Map<string, string>();
  private lastPlace = 0;

  constructor(headings: readonly Heading[]) {
    for (const heading of headings) this.put(heading);
  }

  get(id: string | undefined): Heading | undefined {
    return this.byId.get(id ?? '');
  }

  named(key: string): Heading | undefined {
    return this.get(this.byKey.get(key));
  }

  get nextPlace(): number {
    return this.lastPlace + 1;
  }

  put(heading: Heading): void {
    const before = this.byId.get(heading.id);
    if (before) this.byKey.delete(before.name_key);
    this.byId.set(heading.id, heading);
    this.byKey.set(heading.name_key, heading.id);
    this.names.set(heading.id, heading.name[0] ?? '');
    this.lastPlace = Math.max(this.lastPlace, heading.sequence_number);
  }
}

export interface HeadingMenu {
  categories: Headings;
  subCategories: Headings;
}

const shown = ({ id, name, name_key, image, is_visible, sequence_number }: Heading): Heading => ({
  ...{ id, name, name_key, image, is_visible, sequence_number },
});

/** Every heading of the store: they are few. */
export async function loadHeadingMenu({ tx, session, isApplying }: ImportContext): Promise<HeadingMenu> {
  const above = tx.select().from(categories).where(eq(categories.store_id, session.store_id)).orderBy(categories.id);
  const below = tx
    .select()
    .from(subCategories)
    .where(eq(subCategories.store_id, session.store_id))
    .orderBy(subCategories.id);
  const [categoryRows, subCategoryRows] = isApplying
    ? [await above.for('no key update'), await below.for('no key update')]
    : [await above, await below];
  return {
    categories: new Headings(categoryRows.map(shown)),
    subCategories: new Headings(subCategoryRows.map((row) => ({ ...shown(row), category_id: row.category_id }))),
  };
}
