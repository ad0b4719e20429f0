import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';

/** How many languages a store writes its menu in; a text has as many entries at most. */
export async function languageCount(db: Database, storeId: string): Promise<number> {
  const [store] = await db.select({ languages: stores.languages_supported }).from(stores).where(eq(stores.id, storeId));
  return Math.max(store?.languages.length ?? 0, 1);
}

/**
 * A text in the store's languages as it is kept: empty entries at its end are left out, as they say nothing.
 *
 * @param field where the text stands in the body: `name`, `modifiers.2.name`
 * @throws 4022 `too_big` at the field for a text in a language that the store does not have: to cut it would lose what somebody wrote
 */
export function storeTexts(texts: readonly string[], field: string, languages: number): string[] {
  const filled = texts.findLastIndex((text) => text !== '') + 1;
  if (filled > languages) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
      { path: field, code: 'too_big', params: { maximum: languages } },
    ]);
  }
  return texts.slice(0, Math.max(filled, 1));
}

/**
 * The same of a name, which the first language cannot be without.
 *
 * @throws 998 at `field.0` where that is empty
 */
export function storeName(texts: readonly string[], field: string, languages: number): string[] {
  if (!texts[0]) {
    const code = errorCodes.ENGLISH_NAME_REQUIRED;
    throw fieldsNotValid(code, [{ path: `${field}.0`, code: String(code) }]);
  }
  return storeTexts(texts, field, languages);
}
