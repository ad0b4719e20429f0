import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { asInputError, type Fault } from '../../dataProvider/fieldFaults';

/** The field of the form that shows a path: itself, else the nearest around it, else the first inside it. */
function shownPath(fields: object, path: string): string | null {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const found: unknown = get(fields, parts.join('.'));
    if (!found || typeof found !== 'object') continue;
    if ('_f' in found) return parts.join('.');
    if (parts.join('.') !== path) continue;
    const [first] = Object.keys(found);
    if (first !== undefined) return shownPath(fields, `${path}.${first}`);
  }
  return null;
}

/**
 * Shows faults at their fields.
 *
 * @returns those that no field of this form shows
 */
export function placeFaults(form: UseFormReturn<FieldValues>, faults: ReadonlyMap<string, Fault>): Fault[] {
  const others: Fault[] = [];
  for (const [path, fault] of faults) {
    const shown = shownPath(form.control._fields, path);
    if (shown) form.setError(shown, { type: 'server', message: asInputError(fault) });
    else others.push(fault);
  }
  return others;
}
