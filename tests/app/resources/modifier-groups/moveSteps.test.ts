import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveSteps } from '../../../../src/resources/modifier-groups/list/MoveGroupDialog';

describe('the calls that move a group', () => {
  it('name the stretch between both places alone', () => {
    expect(moveSteps(['a', 'b', 'c', 'd'], 'a', 2)).toEqual([['b', 'c', 'a']]);
    expect(moveSteps(['a', 'b', 'c', 'd'], 'd', 1)).toEqual([['d', 'b', 'c']]);
    expect(moveSteps(['a', 'b'], 'a', 0)).toEqual([]);
    expect(moveSteps(['a', 'b'], 'x', 1)).toEqual([]);
  });

  it('lead there one after the other, however far it is', () => {
    const lists = fc.record({ length: fc.integer({ min: 2, max: 40 }), most: fc.integer({ min: 2, max: 9 }) });
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), ({ length, most }, first, second) => {
        const ids = Array.from({ length }, (_, index) => `${index}`);
        const [from, to] = [first % length, second % length];
        let order = ids;
        for (const step of moveSteps(ids, `${from}`, to, most)) {
          expect(step.length).toBeLessThanOrEqual(most);
          const start = Math.min(...step.map((id) => order.indexOf(id)));
          order = [...order.slice(0, start), ...step, ...order.slice(start + step.length)];
        }
        const expected = ids.filter((id) => id !== `${from}`);
        expected.splice(to, 0, `${from}`);
        expect(order).toEqual(expected);
      }),
    );
  });
});
