import type { FaultText } from '../../../records/form/serverFaults';
import { rangeProblemText } from './rangeProblemText';

/** Reasons that only groups have; the range's are said as the form says them. */
export const groupFault: FaultText = ({ code, params }) => {
  const ofRange = rangeProblemText(code, params);
  if (ofRange) return ofRange;
  if (code === 'name_used') return { message: 'modifierGroups.modifiers.name_used' };
  return undefined;
};
