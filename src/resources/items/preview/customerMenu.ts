import type { Category, Item, StoreMenu, SubCategory } from '#contract/entities/menu';

export interface PreviewHeading {
  heading: SubCategory;
  items: Item[];
}

export interface PreviewSection {
  /** `null` for the headings that stand in no category. */
  category: Category | null;
  headings: PreviewHeading[];
}

const bySequence = (a: { sequence_number: number }, b: { sequence_number: number }): number =>
  a.sequence_number - b.sequence_number;

/**
 * The menu in the order in which a customer reads it: categories, their headings, their items. What is hidden is left
 * out, and so is what nothing stands under.
 */
export function customerMenu(menu: StoreMenu): PreviewSection[] {
  const shown = menu.items.filter(({ is_visible }) => is_visible);
  const headings = menu.sub_categories
    .filter(({ is_visible }) => is_visible)
    .toSorted(bySequence)
    .map((heading) => ({
      heading,
      items: shown.filter(({ sub_category_id }) => sub_category_id === heading._id).toSorted(bySequence),
    }))
    .filter(({ items }) => items.length > 0);
  const categories = menu.categories.filter(({ is_visible }) => is_visible).toSorted(bySequence);
  const known = new Set(menu.categories.map(({ _id }) => _id));
  const free = headings.filter(({ heading }) => heading.category_id === null || !known.has(heading.category_id));
  return [
    { category: null, headings: free },
    ...categories.map((category) => ({
      category,
      headings: headings.filter(({ heading }) => heading.category_id === category._id),
    })),
  ].filter((section) => section.headings.length > 0);
}
