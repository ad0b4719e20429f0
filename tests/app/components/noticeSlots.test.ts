import { expect, it } from 'vitest';
import {
  type NoticeRank,
  type NoticeRequest,
  type Slots,
  slotsFor,
} from '../../../src/components/feedback/noticeSlots';

/** Places after one notice after the other has come. */
const arrive = (count: number, ...ranks: [string, NoticeRank][]): { slots: Slots; requests: NoticeRequest[] } => {
  let slots: Slots = [];
  const requests: NoticeRequest[] = [];
  for (const [id, rank] of ranks) {
    requests.push({ id, rank, order: requests.length });
    slots = slotsFor(slots, requests, count);
  }
  return { slots, requests };
};

it('shows no more than there are places, and keeps each where it is', () => {
  const { slots, requests } = arrive(2, ['a', 'event'], ['b', 'event'], ['c', 'event']);
  expect(slots).toEqual(['a', 'b']);
  const without = requests.filter(({ id }) => id !== 'a');
  expect(slotsFor(slots, without, 2)).toEqual(['c', 'b']);
});

it('always shows the latest undo, and never moves it', () => {
  const { slots, requests } = arrive(2, ['a', 'event'], ['b', 'failure'], ['undo', 'undo']);
  expect(slots).toEqual(['undo', 'b']);
  const more: NoticeRequest[] = [...requests, { id: 'd', rank: 'failure', order: 9 }];
  expect(slotsFor(slots, more, 2)).toEqual(['undo', 'b']);
  expect(arrive(1, ['first', 'undo'], ['second', 'undo']).slots).toEqual(['second']);
});

it('lets what stands wait, and come back', () => {
  const { slots, requests } = arrive(1, ['outage', 'standing'], ['saved', 'confirmation']);
  expect(slots).toEqual(['saved']);
  expect(slotsFor(slots, requests.slice(0, 1), 1)).toEqual(['outage']);
});

it('shows the latest confirmation, and reads failures to the end', () => {
  expect(arrive(1, ['a', 'confirmation'], ['b', 'confirmation']).slots).toEqual(['b']);
  expect(arrive(1, ['a', 'failure'], ['b', 'failure']).slots).toEqual(['a']);
});

it('gives a place that a narrower window no longer has to whoever needs it', () => {
  const { slots, requests } = arrive(2, ['a', 'event'], ['undo', 'undo']);
  expect(slots).toEqual(['a', 'undo']);
  expect(slotsFor(slots, requests, 1)).toEqual(['undo']);
});
