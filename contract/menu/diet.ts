/**
 * The substances that a food business in the EU names before the sale: annex II of Regulation (EU) No 1169/2011, in its
 * order.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** What a menu says of an item for those who look for it. */
export const dietMarks = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'lactose_free', 'spicy'] as const;
export type DietMark = (typeof dietMarks)[number];

/** What an item says about diets. */
export interface Diet {
  /** `null`: not stated. Empty: it contains none of them. */
  allergens: readonly Allergen[] | null;
  diet_marks: readonly DietMark[];
}

const ofSea = ['crustaceans', 'fish', 'molluscs'] as const;

/** Allergens that rule a mark out, as far as people commonly understand it. Lactose-free milk still is milk. */
const ruledOutBy: Partial<Record<DietMark, readonly Allergen[]>> = {
  vegetarian: ofSea,
  vegan: [...ofSea, 'eggs', 'milk'],
  kosher: ['crustaceans', 'molluscs'],
  gluten_free: ['gluten'],
};

export interface DietContradiction {
  mark: DietMark;
  allergens: Allergen[];
}

/**
 * Marks of an item that its allergens contradict, each with those allergens. Worth a warning, not an error: a gluten-free
 * dish may be made with wheat starch, which the law still has the store name.
 *
 * @example dietContradictions({ allergens: ['milk'], diet_marks: ['vegan'] }) // [{ mark: 'vegan', allergens: ['milk'] }]
 */
export const dietContradictions = ({ allergens: stated, diet_marks }: Diet): DietContradiction[] =>
  diet_marks.flatMap((mark) => {
    const found = (stated ?? []).filter((allergen) => ruledOutBy[mark]?.includes(allergen));
    return found.length > 0 ? [{ mark, allergens: found }] : [];
  });

/** What comes to some marks and what goes, whatever the others are. */
interface MarksChange<Mark> {
  add: readonly Mark[];
  remove: readonly Mark[];
}

export interface DietChange {
  allergens?: MarksChange<Allergen> | undefined;
  diet_marks?: MarksChange<DietMark> | undefined;
}

const changedMarks = <Mark>(all: readonly Mark[], marks: readonly Mark[], { add, remove }: MarksChange<Mark>): Mark[] =>
  all.filter((mark) => (marks.includes(mark) || add.includes(mark)) && !remove.includes(mark));

/**
 * What an item says after a change. Taking its last allergen off doesn't state that it contains none: then nothing is
 * stated.
 */
export function changedDiet({ allergens: stated, diet_marks }: Diet, change: DietChange) {
  const left = change.allergens && changedMarks(allergens, stated ?? [], change.allergens);
  const isStated = stated?.length === 0 || (left && left.length > 0);
  return {
    ...(left && { allergens: isStated ? left : null }),
    ...(change.diet_marks && { diet_marks: changedMarks(dietMarks, diet_marks, change.diet_marks) }),
  };
}
