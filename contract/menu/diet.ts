/**
 * The allergens that food businesses in the EU must name before the sale, in the order of annex II of Regulation (EU)
 * No 1169/2011.
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

/** Marks that help customers find items for their diet. */
export const dietMarks = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'lactose_free', 'spicy'] as const;
export type DietMark = (typeof dietMarks)[number];

/** The allergens and diet marks of an item. */
export interface Diet {
  /** `null` if not stated; empty if it contains none of them. */
  allergens: readonly Allergen[] | null;
  diet_marks: readonly DietMark[];
}

const ofSea = ['crustaceans', 'fish', 'molluscs'] as const;

/** The allergens that rule out each diet mark. Lactose-free milk still contains milk. */
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
 * The marks of an item that its allergens contradict, each with those allergens. Show them as a warning, not as an
 * error: a gluten-free dish can contain wheat starch, which stores must declare anyway.
 *
 * @example dietContradictions({ allergens: ['milk'], diet_marks: ['vegan'] }) // [{ mark: 'vegan', allergens: ['milk'] }]
 */
export const dietContradictions = ({ allergens: stated, diet_marks }: Diet): DietContradiction[] =>
  diet_marks.flatMap((mark) => {
    const found = (stated ?? []).filter((allergen) => ruledOutBy[mark]?.includes(allergen));
    return found.length > 0 ? [{ mark, allergens: found }] : [];
  });

/** Marks to add and to remove. The others stay. */
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
 * The allergens and diet marks of an item after a change. If its last allergen is removed, the allergens become "not
 * stated" (`null`), because removing one doesn't state that the item has no others.
 */
export function changedDiet({ allergens: stated, diet_marks }: Diet, change: DietChange) {
  const left = change.allergens && changedMarks(allergens, stated ?? [], change.allergens);
  const isStated = stated?.length === 0 || (left && left.length > 0);
  return {
    ...(left && { allergens: isStated ? left : null }),
    ...(change.diet_marks && { diet_marks: changedMarks(dietMarks, diet_marks, change.diet_marks) }),
  };
}
