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
 * A text in the store's languages as it is kept: empty entries at its end are left out, as they say nothing. What stands
 * there in a language that the store had once stays as it is: the store may want it again.
 *
 * @param field where the text stands in the body: `name`, `modifiers.2.name`
 * @param kept the text as it is before the change
 * @throws 4022 `too_big` at the field for a new text in a language that the store does not have: to cut it would lose what somebody wrote
 */
export function storeTexts(
  texts: readonly string[],
  field: string,
  languages: number,
  kept: readonly string[] = [],
): string[] {
  if (texts.some((text, language) => language >= languages && text !== '' && text !== kept[language])) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
      { path: field, code: 'too_big', params: { maximum: languages } },
    ]);
  }
  const former = kept.slice(languages);
  const own = Array.from(
    { length: former.length > 0 ? languages : Math.min(texts.length, languages) },
    (_, language) => texts[language] ?? '',
  );
  const all = [...own, ...former];
  return all.slice(0, Math.max(all.findLastIndex((text) => text !== '') + 1, 1));
}

/**
 * The same of a name, which the first language cannot be without.
 *
 * @throws 998 at `field.0` where that is empty
 */
export function storeName(
  texts: readonly string[],
  field: string,
  languages: number,
  kept: readonly string[] = [],
): string[] {
  if (!texts[0]) {
    const code = errorCodes.ENGLISH_NAME_REQUIRED;
    throw fieldsNotValid(code, [{ path: `${field}.0`, code: String(code) }]);
  }
  return storeTexts(texts, field, languages, kept);
}
