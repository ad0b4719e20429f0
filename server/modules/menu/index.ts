import type { itemCalls } from '#contract/calls/items';
import type { modifierGroupCalls } from '#contract/calls/modifierGroups';
import type { Handlers } from '#server/http/handler';
import { categoryHandlers } from './categories/index';
import { undoChangeCall } from './changes/undoChangeCall';
import { getItem, getItemList, getMenuPreview } from './items/readItems';
import { setItemStock } from './items/setItemStock';
import { addItem, deleteItem, setItemSequence, updateItem } from './items/writeItems';
import { getModifierGroup, getModifierGroupList } from './modifierGroups/readGroups';
import { setModifierStock } from './modifierGroups/setModifierStock';
import {
  addModifierGroup,
  deleteModifierGroup,
  setModifierGroupSequence,
  updateModifierGroup,
} from './modifierGroups/writeGroups';

/** All calls of `contract/calls/modifierGroups`. */
const modifierGroupHandlers: Handlers<keyof typeof modifierGroupCalls> = {
  get_modifier_group_list: getModifierGroupList,
  get_modifier_group: getModifierGroup,
  add_modifier_group: addModifierGroup,
  update_modifier_group: updateModifierGroup,
  delete_modifier_group: deleteModifierGroup,
  set_modifier_group_sequence: setModifierGroupSequence,
  set_modifier_stock: setModifierStock,
};

const itemHandlers: Handlers<keyof typeof itemCalls> = {
  get_item_list: getItemList,
  get_item: getItem,
  add_item: addItem,
  update_item: updateItem,
  delete_item: deleteItem,
  set_item_stock: setItemStock,
  set_item_sequence: setItemSequence,
  get_menu_preview: getMenuPreview,
  undo_change: undoChangeCall,
};

export const menuHandlers = { ...itemHandlers, ...categoryHandlers, ...modifierGroupHandlers };
