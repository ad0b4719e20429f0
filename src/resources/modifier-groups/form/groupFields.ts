import type { RecordField } from '../../../records/form/recordField';
import type { FaultText } from '../../../records/form/serverFaults';
import { readModifiers } from './readModifiers';

/** Fields of a modifier group, as they are compared where two people changed one. */
export const groupFields: readonly RecordField[] = [
  { source: 'name', label: 'modifierGroups.fields.name', kind: 'texts' },
  { source: 'type', label: 'modifierGroups.type.label' },
  { source: 'is_required', label: 'modifierGroups.fields.is_required', kind: 'boolean', alongside: ['min', 'max'] },
  { source: 'min', label: 'modifierGroups.fields.min', kind: 'number' },
  { source: 'max', label: 'modifierGroups.fields.max', kind: 'number' },
  { source: 'modifiers', label: 'modifierGroups.modifiers.title', render: readModifiers },
];

/** A new group: a choice of one that may be left out. */
export const blankGroup = { name: [''], type: 'list', is_required: false, min: 0, max: 1, modifiers: [] };

const ofRange: readonly string[] = ['min_over_max', 'max_over_stock', 'required_with_min_0', 'defaults_over_max'];

/** Reasons that only groups have; the range's are said as the form says them. */
export const groupFault: FaultText = ({ code, params }) => {
  if (ofRange.includes(code)) {
    const args = { ...params, smart_count: Object.values(params ?? {}).at(-1) ?? 0 };
    return { message: `modifierGroups.range_problem.${code}`, args };
  }
  if (code === 'name_used') return { message: 'modifierGroups.modifiers.name_used' };
  return undefined;
};
