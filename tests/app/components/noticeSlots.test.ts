import { expect, it } from 'vitest';
import {
  type NoticeRank,
  type NoticeRequest,
  type Slots,
  slotsFor,
} from '../../../src/components/feedback/noticeSlots';

/** The slots after the given notices have arrived one after the other. */
const arrive = (count: number, ...ranks: [string, NoticeRank][]): { slots: Slots; requests: NoticeRequest[] } => {
  let slots: Slots = [];
  const requests: NoticeRequest[] = [];
  for (const [id, rank] of ranks) {
    requests.push({ id, rank, order: requests.length });
    slots = slotsFor(slots, requests, count);
  }
  return { slots, requests };
};

it('shows at most as many notices as there are places, and never moves one', () => {
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

it('replaces a standing notice with a more urgent one, and shows it again afterwards', () => {
  const { slots, requests } = arrive(1, ['outage', 'standing'], ['saved', 'confirmation']);
  expect(slots).toEqual(['saved']);
  expect(slotsFor(slots, requests.slice(0, 1), 1)).toEqual(['outage']);
});

it('replaces a confirmation with the next one, but not a failure', () => {
  expect(arrive(1, ['a', 'confirmation'], ['b', 'confirmation']).slots).toEqual(['b']);
  expect(arrive(1, ['a', 'failure'], ['b', 'failure']).slots).toEqual(['a']);
});

it('keeps the higher rank when the window has fewer places', () => {
  const { slots, requests } = arrive(2, ['a', 'event'], ['undo', 'undo']);
  expect(slots).toEqual(['a', 'undo']);
  expect(slotsFor(slots, requests, 1)).toEqual(['undo']);
});
