import { z } from 'zod';
import { allergens, dietMarks } from '../menu/diet';

export const allergenSchema = z.enum(allergens);
export const dietMarkSchema = z.enum(dietMarks);

/** Each once and in the order of the list, so that the same statement is the same value. */
const inOrder =
  <Value>(all: readonly Value[]) =>
  (given: Value[]): Value[] =>
    all.filter((value) => given.includes(value));

/** What an item contains: `null` if the store hasn't stated it, empty if none of the 14. */
export const allergensSchema = z.array(allergenSchema).max(allergens.length).overwrite(inOrder(allergens)).nullable();
export const dietMarksSchema = z.array(dietMarkSchema).max(dietMarks.length).overwrite(inOrder(dietMarks));

const marksChange = <Mark extends z.ZodType>(mark: Mark) =>
  z.strictObject({
    add: z.array(mark).max(allergens.length).default([]),
    remove: z.array(mark).max(allergens.length).default([]),
  });

/** What comes to the statements of several items and what goes, whatever else each states. */
export const dietChangeSchema = z.strictObject({
  allergens: marksChange(allergenSchema).optional(),
  diet_marks: marksChange(dietMarkSchema).optional(),
});
