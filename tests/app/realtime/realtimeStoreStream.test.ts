import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoreStream } from '../../../src/realtime/storeStream';
import { plainEvent } from './realtimeFixtures';

const numbers = (events: { seq: number | null }[]) => events.map(({ seq }) => seq);

test('starts where the server says, and gives nothing out before', () => {
  const stream = new StoreStream();
  expect(stream.take(plainEvent(8))).toEqual([]);
  expect(stream.missingAfter).toBeNull();
  expect(numbers(stream.position(7))).toEqual([8]);
  expect(stream.lastSeq).toBe(8);
});

test('drops what it gave out already', () => {
  const stream = new StoreStream();
  stream.position(0);
  expect(numbers(stream.take(plainEvent(1)))).toEqual([1]);
  expect(stream.take(plainEvent(1))).toEqual([]);
  expect(stream.position(1)).toEqual([]);
});

test('holds back what came early, and knows what to ask for', () => {
  const stream = new StoreStream();
  stream.position(3);
  expect(stream.take(plainEvent(6))).toEqual([]);
  expect(stream.missingAfter).toBe(3);
  expect(numbers(stream.take(plainEvent(4)))).toEqual([4]);
  expect(stream.missingAfter).toBe(4);
  expect(numbers(stream.take(plainEvent(5)))).toEqual([5, 6]);
  expect(stream.missingAfter).toBeNull();
});

test('notices by the position that the last event was lost', () => {
  const stream = new StoreStream();
  stream.position(3);
  expect(stream.position(5)).toEqual([]);
  expect(stream.missingAfter).toBe(3);
});

test('passes messages to one session alone on at once', () => {
  expect(new StoreStream().take(plainEvent(null, 2093))).toEqual([plainEvent(null, 2093)]);
});

test('goes on from a resync, forwards and back', () => {
  const stream = new StoreStream();
  stream.position(3);
  stream.take(plainEvent(601));
  expect(numbers(stream.resync(600))).toEqual([601]);
  expect(stream.missingAfter).toBeNull();
  expect(stream.resync(2)).toEqual([]);
  expect(numbers(stream.take(plainEvent(3)))).toEqual([3]);
});

test('gives each number once and in order, however the events arrive', () => {
  const arrivals = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 200 });
  fc.assert(
    fc.property(arrivals, (order) => {
      const stream = new StoreStream();
      const given = [...stream.position(0), ...order.flatMap((seq) => stream.take(plainEvent(seq)))];
      // A replay of what is missing, as the server would answer it.
      for (let after = stream.missingAfter; after !== null; after = stream.missingAfter) {
        given.push(...stream.take(plainEvent(after + 1)));
      }
      const last = Math.max(0, ...order);
      expect(numbers(given)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    }),
  );
});
