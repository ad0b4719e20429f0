import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { errorKey } from '../../config/errorKey';
import type { ApiError } from '../../dataProvider/apiError';
import { asInputError, errorOf, type FormError } from '../../dataProvider/fieldErrors';
import type { ResourceName } from '../../descriptors/resources/index';
import type { RecordField } from './formValues';

/**
 * The form's field that shows a path: the path itself, otherwise the nearest around it, otherwise the first inside it.
 */
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
 * Shows errors at their fields.
 *
 * @param options.shouldFocus focuses the first of these fields
 * @returns those that no field of this form shows
 */
export function placeErrors(
  form: UseFormReturn<FieldValues>,
  errors: ReadonlyMap<string, FormError>,
  { shouldFocus = false } = {},
): FormError[] {
  const others: FormError[] = [];
  const placed: string[] = [];
  for (const [path, error] of errors) {
    const shown = shownPath(form.control._fields, path);
    if (!shown) {
      others.push(error);
      continue;
    }
    form.setError(shown, { type: 'server', message: asInputError(error) }, { shouldFocus: shouldFocus && !placed[0] });
    placed.push(shown);
  }
  return others;
}

export type { FormError };
/** A resource's own texts, for codes that only it has. */
export type ErrorText = (error: FieldError) => FormError | undefined;

const phoneProblems = ['required', 'code', 'too_short', 'too_long', 'initial_zero', 'invalid'];

/** Texts for refused email addresses and phone numbers. */
function kindError(fields: readonly RecordField[], { path, code }: FieldError): FormError | undefined {
  const field = fields.find(({ source, alongside }) => source === path || alongside?.includes(path));
  if (field?.kind === 'email') return code === 'invalid_format' ? { message: 'records.field.email' } : undefined;
  if (field?.kind !== 'phone') return undefined;
  const problem = code.replace(/^phone_/, '');
  if (code.startsWith('phone_') && phoneProblems.includes(problem)) return { message: `providers.phone.${problem}` };
  if (path !== field.source && code === 'required') return { message: 'providers.phone.code' };
  return code === 'invalid_format' ? { message: 'providers.phone.invalid' } : undefined;
}

/** The form's subject: a resource's record, or settings, which have no name. */
interface FormOf {
  name?: ResourceName | undefined;
  fields: readonly RecordField[];
}

/** Fields that error codes refer to, for errors that name none. */
const fieldOfCode: Record<number, string | Partial<Record<ResourceName, string>>> = {
  [errorCodes.CATEGORY_LIST_NOT_FOUND]: 'category_id',
  [errorCodes.SUB_CATEGORY_NOT_FOUND]: { items: 'sub_category_id' },
  [errorCodes.CATEGORY_NAME_EXISTS]: 'name.0',
  [errorCodes.CATEGORY_NOT_FOUND]: { sub_categories: 'category_id' },
  [errorCodes.CATEGORY_EXISTS]: 'name.0',
  [errorCodes.ITEM_IMAGE_UPLOAD_FAILED]: { items: 'images', categories: 'image', sub_categories: 'image' },
  [errorCodes.ITEM_IMAGE_UPDATE_FAILED]: { items: 'images', categories: 'image', sub_categories: 'image' },
  [errorCodes.ITEM_STATUS_CHANGE_FAILED]: 'is_in_stock',
  [errorCodes.ITEM_NAME_USED]: 'name.0',
  [errorCodes.ENGLISH_NAME_REQUIRED]: 'name.0',
  [errorCodes.SUB_CATEGORY_GROUP_ADD_FAILED]: 'category_id',
  [errorCodes.SUB_CATEGORY_GROUP_LIST_NOT_FOUND]: 'category_id',
};

/**
 * Returns the errors of a refusal, by path.
 * @param errorText the resource's own texts, for codes that only it has
 * @returns paths of the body, with the error at each; empty if the refusal names no field
 */
export function serverErrors(error: ApiError, { name, fields }: FormOf, errorText?: ErrorText): Map<string, FormError> {
  const errors = new Map<string, FormError>();
  for (const each of error.fields) {
    if (!errors.has(each.path)) errors.set(each.path, errorText?.(each) ?? kindError(fields, each) ?? errorOf(each));
  }
  const fieldForCode = fieldOfCode[error.code];
  const path = typeof fieldForCode === 'string' ? fieldForCode : name && fieldForCode?.[name];
  if (errors.size === 0 && path) errors.set(path, { message: errorKey(error.code) });
  return errors;
}
