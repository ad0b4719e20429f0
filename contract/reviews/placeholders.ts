/** A template that a store wrote, in a language of its choice. */
export interface OwnTemplate {
  name: string;
  text: string;
}

/**
 * The placeholders that every reply can fill in: the customer's first name, the store's name and the order's number.
 */
const placeholders = ['name', 'store', 'number'] as const;
type Placeholder = (typeof placeholders)[number];

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/**
 * A placeholder with the characters before a name: without a name, "Thank you, {name}!" is "Thank you!". Arabic
 * addresses people with "يا".
 */
const placeholder = /((?:[,،] *|(?<! ) *)(?:يا )?)\{([^{}\s]+)\}/g;

/**
 * Fills in a template's placeholders. An empty value also removes the comma and the space before it.
 *
 * @example filledTemplate('Hello {name}', values) // 'Hello Ada'
 */
export const filledTemplate = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  template.replace(placeholder, (whole, lead: string, name: string) => {
    if (!isPlaceholder(name)) return whole;
    return values[name] ? `${lead}${values[name]}` : '';
  });

/**
 * Returns the texts in braces in a template that aren't placeholders and wouldn't be filled in.
 *
 * @example unknownPlaceholders('Hello {nmae}') // ['{nmae}']
 */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(placeholder)].flatMap(([, , name = '']) => (isPlaceholder(name) ? [] : [`{${name}}`]));
