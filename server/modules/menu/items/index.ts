import type { itemCalls } from '#contract/calls/items';
import type { Handlers } from '../../../http/handler';
import { notBuilt } from '../../notBuilt';

export const itemHandlers: Handlers<keyof typeof itemCalls> = notBuilt(
  'get_item_list',
  'get_item',
  'add_item',
  'update_item',
  'delete_item',
  'set_item_sequence',
  'get_menu_preview',
  'undo_change',
);
