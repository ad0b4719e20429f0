/**
 * A placeholder with the characters before a name: without a name, "Thank you, {name}!" is "Thank you!". Arabic
 * addresses people with "يا".
 */
const placeholder = /((?:[,،] *|(?<! ) *)(?:يا )?)\{([^{}\s]+)\}/g;

/**
 * Fills in a text's placeholders. An empty value also removes the comma and the space before it; those that have no
 * value stay as they are.
 *
 * @example fillPlaceholders('Hello {name}', { name: 'Ada' }) // 'Hello Ada'
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, lead: string, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    return values[name] ? `${lead}${values[name]}` : '';
  });

/**
 * Returns the texts in braces that aren't placeholders and wouldn't be filled in.
 *
 * @example placeholdersBesides(['name'], 'Hello {nmae}') // ['{nmae}']
 */
export const placeholdersBesides = (names: readonly string[], text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, , name = '']) => (names.includes(name) ? [] : [`{${name}}`]));
