import { fillPlaceholders, placeholdersBesides } from '../placeholders';

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

/**
 * Fills in a template's placeholders. An empty value also removes the comma and the space before it.
 *
 * @example filledTemplate('Hello {name}', values) // 'Hello Ada'
 */
export const filledTemplate = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  fillPlaceholders(template, values);

/**
 * Returns the texts in braces in a template that aren't placeholders and wouldn't be filled in.
 *
 * @example unknownPlaceholders('Hello {nmae}') // ['{nmae}']
 */
export const unknownPlaceholders = (template: string): string[] => placeholdersBesides(placeholders, template);
