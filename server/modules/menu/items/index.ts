import type { itemCalls } from '#contract/calls/items';
import type { Handlers } from '#server/http/handler';
import { undoChangeCall } from '../changes/undoChangeCall';
import { getItem, getItemList, getMenuPreview } from './readItems';
import { addItem, deleteItem, setItemSequence, updateItem } from './writeItems';

export const itemHandlers: Handlers<keyof typeof itemCalls> = {
  get_item_list: getItemList,
  get_item: getItem,
  add_item: addItem,
  update_item: updateItem,
  delete_item: deleteItem,
  set_item_sequence: setItemSequence,
  get_menu_preview: getMenuPreview,
  undo_change: undoChangeCall,
};
