import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModifierGroup } from '#contract/entities/menu';
import { type RangeProblem, rangeProblems } from '#contract/menu/modifierRange';
import { type ChosenModifier, lineProblems } from '#contract/orders/lineRules';

const anyGroup: fc.Arbitrary<ModifierGroup> = fc
  .record({
    min: fc.nat({ max: 5 }),
    max: fc.nat({ max: 5 }),
    is_required: fc.boolean(),
    stock: fc.array(fc.record({ is_in_stock: fc.boolean(), is_default: fc.boolean() }), { maxLength: 5 }),
  })
  .map(({ stock, ...range }) => ({
    _id: 'group',
    version: 1,
    name: ['Group'],
    type: 'list',
    sequence_number: 1,
    ...range,
    modifiers: stock.map((entry, index) => ({
      _id: `modifier ${index}`,
      name: [`Modifier ${index}`],
      price: 0,
      in_stock_at: null,
      sequence_number: index,
      ...entry,
    })),
  }));

const chosen = (ids: readonly string[]): ChosenModifier[] =>
  ids.map((modifier_id) => ({ modifier_group_id: 'group', modifier_id, quantity: 1 }));

const available = { is_in_stock: true, is_visible: true, availability: null };

/** Every way to answer a group: any of its modifiers, each once. */
function answersOf({ modifiers }: ModifierGroup): string[][] {
  const answers: string[][] = [[]];
  for (const { _id } of modifiers) answers.push(...answers.map((answer) => [...answer, _id]));
  return answers;
}
const taken = (group: ModifierGroup): string[][] =>
  answersOf(group).filter((answer) => lineProblems(available, [group], chosen(answer)).length === 0);
const codesOf = (group: ModifierGroup) => rangeProblems(group).map(({ code }) => code);

describe('a group without problems', () => {
  it('can be answered, with as few and with as many as it says', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        fc.pre(rangeProblems(group).length === 0);
        const sizes = taken(group).map((answer) => answer.length);
        expect(Math.min(...sizes)).toBe(group.min);
        expect(Math.max(...sizes)).toBe(group.max);
      }),
    );
  });

  it('takes what it chooses beforehand, as far as it is in stock and enough', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        fc.pre(rangeProblems(group).length === 0);
        const defaults = group.modifiers.filter((entry) => entry.is_default && entry.is_in_stock).map(({ _id }) => _id);
        const problems = lineProblems(available, [group], chosen(defaults));
        expect(problems.length === 0).toBe(defaults.length >= group.min);
      }),
    );
  });
});

describe('each problem', () => {
  /** The meaning of each problem for a group, derived from all possible answers and not from the rule. */
  const meaning: Record<RangeProblem['code'], (group: ModifierGroup) => boolean> = {
    min_over_max: (group) => taken(group).length === 0,
    max_over_stock: (group) => taken(group).every((answer) => answer.length < group.max),
    required_with_min_0: (group) => lineProblems(available, [group], []).some(({ kind }) => kind === 'modifier_range'),
    defaults_over_max: (group) => {
      const defaults = group.modifiers.filter((entry) => entry.is_default).map(({ _id }) => _id);
      return lineProblems(available, [group], chosen(defaults)).some(({ kind }) => kind === 'modifier_range');
    },
  };

  it('makes the range impossible, or says what it contradicts', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        for (const code of codesOf(group)) expect([code, meaning[code](group)]).toEqual([code, true]);
      }),
    );
  });

  it('of a range that no one can answer is among those told', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        if (taken(group).length === 0) expect(codesOf(group)).not.toEqual([]);
      }),
    );
  });

  it('stands at the field that shows it, with what a text needs to say it', () => {
    const modifiers = [
      { is_in_stock: true, is_default: true },
      { is_in_stock: false, is_default: true },
    ];
    expect(rangeProblems({ min: 0, max: 1, is_required: true, modifiers })).toEqual([
      { path: 'min', code: 'required_with_min_0', params: {} },
      { path: 'modifiers', code: 'defaults_over_max', params: { defaults: 2, max: 1 } },
    ]);
    expect(rangeProblems({ min: 3, max: 2, is_required: true, modifiers })).toEqual([
      { path: 'min', code: 'min_over_max', params: { min: 3, max: 2 } },
      { path: 'max', code: 'max_over_stock', params: { max: 2, in_stock: 1 } },
    ]);
    expect(rangeProblems({ min: 0, max: 0, is_required: false, modifiers: [] })).toEqual([]);
  });
});
