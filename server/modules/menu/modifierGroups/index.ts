import type { modifierGroupCalls } from '#contract/calls/modifierGroups';
import type { Handlers } from '../../../http/handler';
import { notBuilt } from '../../notBuilt';

export const modifierGroupHandlers: Handlers<keyof typeof modifierGroupCalls> = notBuilt(
  'get_modifier_group_list',
  'get_modifier_group',
  'add_modifier_group',
  'update_modifier_group',
  'delete_modifier_group',
  'set_modifier_group_sequence',
  'set_modifier_stock',
);
