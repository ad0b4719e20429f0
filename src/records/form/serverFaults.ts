import type { FieldError } from '#contract/envelope';
import type { ApiError } from '../../dataProvider/apiError';
import { type Fault, faultOf } from '../../dataProvider/fieldFaults';
import type { ResourceName } from '../../resources/index';

export type { Fault };
/** A resource's own texts, for codes that it alone has. */
export type FaultText = (error: FieldError) => Fault | undefined;

/** Fields that codes of the catalogue speak of, where the server named none. */
const fieldOfCode: Record<number, string | Partial<Record<ResourceName, string>>> = {
  845: 'category_id',
  872: { items: 'sub_category_id' },
  875: 'name.0',
  876: { sub_categories: 'category_id' },
  878: 'name.0',
  893: { items: 'images', categories: 'image', sub_categories: 'image' },
  894: { items: 'images', categories: 'image', sub_categories: 'image' },
  896: 'is_in_stock',
  897: 'name.0',
  998: 'name.0',
  1041: 'category_id',
  1042: 'category_id',
};

/**
 * What the server refused, by path.
 *
 * @param faultText the resource's own texts, for codes that it alone has
 * @returns paths of the body with what is wrong at each; empty where the refusal speaks of no field
 */
export function serverFaults(error: ApiError, name: ResourceName, faultText?: FaultText): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const each of error.fields) {
    if (!faults.has(each.path)) faults.set(each.path, faultText?.(each) ?? faultOf(each));
  }
  const known = fieldOfCode[error.code];
  const path = typeof known === 'string' ? known : known?.[name];
  if (faults.size === 0 && path) faults.set(path, { message: `codes.error.${error.code}` });
  return faults;
}
