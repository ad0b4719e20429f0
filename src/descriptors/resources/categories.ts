import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import type { FieldOptions } from '../../kinds/kind';
import { defineResource } from '../defineResource';

/** Shared with sub-categories. */
export const categoryFields = {
  name: { kind: 'multilingual', label: 'categories.form.name', required: true, max: limits.nameMax },
  is_visible: {
    kind: 'boolean',
    label: 'categories.form.visible',
    help: 'categories.form.visible_hint',
    blank: true,
  },
  image: { kind: 'image', label: 'categories.form.picture' },
} as const satisfies Record<string, FieldOptions>;

export const categories = defineResource('categories', {
  entity: 'category',
  path: paths.categories,
  menu: 'menu',
  icon: CategoryIcon,
  permission: 'store/group',
  storeFlag: 'is_store_can_create_group',
  label: 'shell.menu.categories',
  hasUndo: true,
  importKind: 'categories',
  fields: categoryFields,
  form: { 'categories.form.basics': ['name', 'is_visible', 'image'] },
});

export const subCategories = defineResource('sub_categories', {
  entity: 'sub_category',
  path: paths.subCategories,
  menu: 'menu',
  // Where a store has categories, their page lists the sub-categories too.
  menuUnlessFlag: 'is_store_can_create_group',
  icon: CategoryIcon,
  permission: 'store/group',
  texts: 'categories',
  label: 'shell.menu.sub_categories',
  hasUndo: true,
  importKind: 'categories',
  fields: {
    ...categoryFields,
    category_id: { kind: 'reference', label: 'categories.form.category', of: 'category' },
  },
});
