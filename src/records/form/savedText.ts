import { successCodes } from '#contract/codes/successCodes';
import { type ResourceName, resources } from '../../descriptors/resources/index';

/**
 * Returns the message for a saved record: the catalogue's for its kind of record, otherwise a general one.
 *
 * @example savedText('items', 'UPDATED') // 'codes.success.422'
 */
export function savedText(name: ResourceName, done: 'ADDED' | 'UPDATED'): string {
  const code = Object.entries(successCodes).find(([key]) => key === `${resources[name].entity.toUpperCase()}_${done}`);
  return code ? `codes.success.${code[1]}` : `records.save.${done === 'ADDED' ? 'created' : 'saved'}`;
}
