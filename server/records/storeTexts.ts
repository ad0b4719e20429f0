import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';

/** The number of languages of a store's menu, and so the most entries a text can have. */
export async function languageCount(db: Database, storeId: string): Promise<number> {
  const [store] = await db.select({ languages: stores.languages_supported }).from(stores).where(eq(stores.id, storeId));
  return Math.max(store?.languages.length ?? 0, 1);
}

/**
 * A text in the store's languages as it is stored, without empty entries at its end. A text in a language that the
 * store no longer uses is kept, because the store may add the language again.
 *
 * @param field where the text is in the body: `name`, `modifiers.2.name`
 * @param stored the text before the change
 * @throws 4022 `too_big` at the field for a new text in a language the store doesn't have: cutting it would lose someone's work
 */
export function storeTexts(
  texts: readonly string[],
  field: string,
  languages: number,
  stored: readonly string[] = [],
): string[] {
  if (texts.some((text, language) => language >= languages && text !== '' && text !== stored[language])) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
      { path: field, code: 'too_big', params: { maximum: languages } },
    ]);
  }
  const former = stored.slice(languages);
  const used = Array.from(
    { length: former.length > 0 ? languages : Math.min(texts.length, languages) },
    (_, language) => texts[language] ?? '',
  );
  const all = [...used, ...former];
  return all.slice(0, Math.max(all.findLastIndex((text) => text !== '') + 1, 1));
}

/**
 * The same for a name, which needs a text in the first language.
 *
 * @throws 998 at `field.0` if that is empty
 */
export function storeName(
  texts: readonly string[],
  field: string,
  languages: number,
  stored: readonly string[] = [],
): string[] {
  if (!texts[0]) {
    const code = errorCodes.ENGLISH_NAME_REQUIRED;
    throw fieldsNotValid(code, [{ path: `${field}.0`, code: String(code) }]);
  }
  return storeTexts(texts, field, languages, stored);
}
