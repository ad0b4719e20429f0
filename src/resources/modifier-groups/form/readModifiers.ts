import { localText } from '#contract/multilingual';
import type { ModifierRow } from './modifierRows';

/** Modifiers in one line, to be compared with others. */
export const readModifiers = (value: unknown) =>
  Array.isArray(value) ? (value as ModifierRow[]).map(({ name }) => localText(name, 0)).join(', ') : '';
