import type { Handler } from '#server/http/handler';
import { loadStoreMenu } from '../storeMenu';

/**
 * The menu as a customer sees it: what can be ordered, and of headings and groups those alone that something stands
 * under or asks.
 */
export const getMenuPreview: Handler<'get_menu_preview'> = async (_body, { db, session }) => {
  const { items, ...menu } = await loadStoreMenu(db, session.store_id);
  const headings = new Set(items.map((item) => item.sub_category_id));
  const subCategories = menu.sub_categories.filter((heading) => headings.has(heading._id));
  const categories = new Set(subCategories.map((heading) => heading.category_id));
  const groups = new Set(items.flatMap((item) => item.modifier_groups));
  return {
    categories: menu.categories.filter((category) => categories.has(category._id)),
    sub_categories: subCategories,
    items,
    modifier_groups: menu.modifier_groups.filter((group) => groups.has(group._id)),
  };
};
