import type { RecordField } from '../../../records/form/recordField';
import type { FaultText } from '../../../records/form/serverFaults';
import { rangeProblemText } from './rangeProblemText';
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

/** Reasons that only groups have; the range's are said as the form says them. */
export const groupFault: FaultText = ({ code, params }) => {
  const ofRange = rangeProblemText(code, params);
  if (ofRange) return ofRange;
  if (code === 'name_used') return { message: 'modifierGroups.modifiers.name_used' };
  return undefined;
};
