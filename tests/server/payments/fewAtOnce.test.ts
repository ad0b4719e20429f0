import { expect, it } from 'vitest';
import { fewAtOnce } from '#server/modules/payments/fewAtOnce';

/** Works that end when the test says so. */
function openWorks() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return { begun, ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs four works at once, the others in their turn, and leaves those to others that would wait too long', async () => {
  const inTurn = fewAtOnce(4);
  const { begun, ends, work } = openWorks();
  const results = Array.from({ length: 55 }, (_, name) => inTurn(work(name)));
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  // Four run and fifty wait.
  expect(await results[54]).toBeNull();
  ends[1]?.();
  expect(await results[1]).toBe(1);
  await settled();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (let done = 0; done < 54; done += 1) {
    ends[done]?.();
    await settled();
  }
  expect(await Promise.all(results.slice(0, 54))).toEqual(Array.from({ length: 54 }, (_, name) => name));
});

it('goes on after a work that failed', async () => {
  const inTurn = fewAtOnce(1);
  const failed = inTurn(() => Promise.reject(new Error('a fault')));
  const next = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('a fault');
  expect(await next).toBe('done');
});
