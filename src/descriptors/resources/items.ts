import LunchDiningIcon from '@mui/icons-material/LunchDiningOutlined';
import { limits } from '#contract/limits';
import { allergens, dietMarks } from '#contract/menu/diet';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

export const items = defineResource('items', {
  entity: 'item',
  path: paths.itemList,
  menu: 'menu',
  icon: LunchDiningIcon,
  permission: 'store/product',
  label: 'shell.menu.items',
  search: 'items.list.search',
  hasUndo: true,
  importKind: 'items',
  fields: {
    name: { kind: 'multilingual', label: 'itemForm.name', required: true, max: limits.nameMax, sort: true },
    description: { kind: 'multilingual', label: 'itemForm.description', max: limits.descriptionMax },
    sub_category_id: { kind: 'reference', label: 'itemForm.sub_category', of: 'sub_category' },
    price: { kind: 'money', label: 'itemForm.price', required: true, sort: true },
    tax: { kind: 'percent', label: 'itemForm.tax' },
    sku: { kind: 'text', label: 'itemForm.sku', max: limits.skuMax },
    allergens: {
      kind: 'marks',
      label: 'diet.allergens',
      choices: allergens,
      choiceTexts: 'diet.allergen',
      none: 'diet.no_allergens',
      blank: null,
    },
    diet_marks: { kind: 'marks', label: 'diet.marks', choices: dietMarks, choiceTexts: 'diet.mark' },
    images: { kind: 'images', label: 'itemForm.images', max: limits.imagesMax },
    is_in_stock: { kind: 'stock', label: 'itemForm.stock', alongside: ['in_stock_at'] },
    is_visible: { kind: 'boolean', label: 'itemForm.is_visible', help: 'itemForm.is_visible_help', blank: true },
    availability: { kind: 'availability', label: 'itemForm.availability' },
    modifier_groups: { kind: 'references', label: 'itemForm.modifier_groups', of: 'modifier_group' },
    sequence_number: { kind: 'number', label: 'itemForm.sequence_number', sort: 'ASC' },
  },
});
