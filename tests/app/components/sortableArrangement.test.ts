import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arranged, groupOf, moveBetween, type SortGroup, stepped } from '../../../src/components/sortable/arrangement';
import { readLine } from '../../../src/resources/modifier-groups/form/modifierRows';

const idsOf = (groups: readonly SortGroup[]) => groups.flatMap(({ ids }) => ids).toSorted();

/** Three groups of one kind and one of another, with rows that all differ. */
const someGroups = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }).map((places) =>
  ['a', 'b', 'c', 'other'].map((id, place) => ({
    id,
    kind: id === 'other' ? 'other' : 'row',
    ids: places.flatMap((chosen, index) => (chosen === place ? `${index}` : [])),
  })),
);

describe('rows that are put in order', () => {
  it('none is lost and none comes twice, wherever one goes', () => {
    fc.assert(
      fc.property(
        someGroups,
        fc.nat(11),
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: -2, max: 20 }),
        (groups, row, to, index) => {
          const id = `${row}`;
          fc.pre(groupOf(groups, id)?.kind === 'row');
          const after = arranged(groups, id, to, index);
          expect(idsOf(after)).toEqual(idsOf(groups));
          expect(groupOf(after, id)?.id).toBe(to);
        },
      ),
    );
  });

  it('a step on and a step back isn’t a move, and no step leaves the kind', () => {
    fc.assert(
      fc.property(someGroups, fc.nat(11), (groups, row) => {
        const id = `${row}`;
        const group = groupOf(groups, id);
        fc.pre(group !== undefined);
        const on = stepped(groups, id, 1);
        expect(groupOf(on, id)?.kind).toBe(group?.kind);
        if (on !== groups) expect(moveBetween(groups, stepped(on, id, -1), id)).toBeNull();
      }),
    );
  });

  it('steps from the first place reach every place of the kind', () => {
    const groups: SortGroup[] = [
      { id: 'a', kind: 'row', ids: ['x', '1'] },
      { id: 'b', kind: 'row', ids: [] },
      { id: 'c', kind: 'row', ids: ['2'] },
    ];
    const places: string[] = [];
    for (let now: readonly SortGroup[] = groups, before = null as typeof now | null; now !== before; ) {
      const group = groupOf(now, 'x');
      places.push(`${group?.id}${group?.ids.indexOf('x')}`);
      before = now;
      now = stepped(now, 'x', 1);
    }
    expect(places).toEqual(['a0', 'a1', 'b0', 'c0', 'c1']);
  });
});

describe('a pasted line', () => {
  it.each([
    ['Olives 1.50', 'EUR', 'Olives', 150],
    ['Olives 1,50 €', 'EUR', 'Olives', 150],
    ['• Extra cheese €2', 'EUR', 'Extra cheese', 200],
    ['Ham\t2', 'EUR', 'Ham', 200],
    ['Ham; 2', 'EUR', 'Ham', 200],
    ['1. Feta 0.80', 'EUR', 'Feta', 80],
    ['Cola 0.33 l', 'EUR', 'Cola 0.33 l', null],
    ['Size 2', 'EUR', 'Size 2', null],
    ['7 Up', 'EUR', '7 Up', null],
    ['Tuna ¥150', 'JPY', 'Tuna', 150],
    ['Lamb 1.250', 'KWD', 'Lamb', 1250],
  ])('%s in %s', (line, currency, name, price) => {
    expect(readLine(line, currency)).toEqual({ name, price });
  });
});
