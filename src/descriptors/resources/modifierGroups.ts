import TuneIcon from '@mui/icons-material/TuneOutlined';
import { limits } from '#contract/limits';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

export const modifierGroups = defineResource('modifier_groups', {
  entity: 'modifier_group',
  path: paths.modifierGroups,
  menu: 'menu',
  icon: TuneIcon,
  permission: 'store/modifier_group',
  texts: 'modifierGroups',
  label: 'shell.menu.modifier_groups',
  search: true,
  firstSort: { field: 'sequence_number', order: 'ASC' },
  hasUndo: true,
  importKind: 'modifier_groups',
  fields: {
    name: { kind: 'multilingual', label: 'modifierGroups.fields.name', required: true, max: limits.nameMax },
    type: {
      kind: 'choice',
      label: 'modifierGroups.type.label',
      choices: ['list', 'grid'],
      choiceTexts: 'modifierGroups.type',
      blank: 'list',
    },
    is_required: {
      kind: 'boolean',
      label: 'modifierGroups.fields.is_required',
      help: 'modifierGroups.fields.required_hint',
      alongside: ['min', 'max'],
    },
    min: { kind: 'number', label: 'modifierGroups.fields.min', blank: 0 },
    max: { kind: 'number', label: 'modifierGroups.fields.max', blank: 1 },
    modifiers: { kind: 'modifiers', label: 'modifierGroups.modifiers.title' },
  },
});
