import type { modifierGroupCalls } from '#contract/calls/modifierGroups';
import type { Handlers } from '#server/http/handler';
import { getModifierGroup, getModifierGroupList } from './readGroups';
import { setModifierStock } from './setModifierStock';
import { addModifierGroup, deleteModifierGroup, setModifierGroupSequence, updateModifierGroup } from './writeGroups';

/** All calls of `contract/calls/modifierGroups`. */
export const modifierGroupHandlers: Handlers<keyof typeof modifierGroupCalls> = {
  get_modifier_group_list: getModifierGroupList,
  get_modifier_group: getModifierGroup,
  add_modifier_group: addModifierGroup,
  update_modifier_group: updateModifierGroup,
  delete_modifier_group: deleteModifierGroup,
  set_modifier_group_sequence: setModifierGroupSequence,
  set_modifier_stock: setModifierStock,
};
