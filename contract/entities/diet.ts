import { z } from 'zod';
import { allergens, dietMarks } from '../menu/diet';

export const allergenSchema = z.enum(allergens);
export const dietMarkSchema = z.enum(dietMarks);

/** Removes duplicates and sorts the values in the order of the list, so that equal statements have equal values. */
const inOrder =
  <Value>(all: readonly Value[]) =>
  (values: Value[]): Value[] =>
    all.filter((value) => values.includes(value));

/** The allergens of an item: `null` if the store hasn't stated them, empty if it contains none of the 14. */
export const allergensSchema = z.array(allergenSchema).max(allergens.length).overwrite(inOrder(allergens)).nullable();
export const dietMarksSchema = z.array(dietMarkSchema).max(dietMarks.length).overwrite(inOrder(dietMarks));

const marksChange = <Mark extends z.ZodType>(mark: Mark) =>
  z.strictObject({
    add: z.array(mark).max(allergens.length).default([]),
    remove: z.array(mark).max(allergens.length).default([]),
  });

/** Allergens and diet marks to add to several items or to remove from them. Each item's other values stay. */
export const dietChangeSchema = z.strictObject({
  allergens: marksChange(allergenSchema).optional(),
  diet_marks: marksChange(dietMarkSchema).optional(),
});
