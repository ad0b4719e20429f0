import { expect, it } from 'vitest';
import {
  type NoticeRank,
  type NoticeRequest,
  type PlacedNotices,
  placeNotices,
} from '../../../src/components/feedback/placeNotices';

/** The placed notices after the given notices have arrived one after the other. */
const arrive = (
  count: number,
  ...ranks: [string, NoticeRank][]
): { placed: PlacedNotices; requests: NoticeRequest[] } => {
  let placed: PlacedNotices = [];
  const requests: NoticeRequest[] = [];
  for (const [id, rank] of ranks) {
    requests.push({ id, rank, order: requests.length });
    placed = placeNotices(placed, requests, count);
  }
  return { placed, requests };
};

it('shows at most as many notices as there are places, and never moves one', () => {
  const { placed, requests } = arrive(2, ['a', 'event'], ['b', 'event'], ['c', 'event']);
  expect(placed).toEqual(['a', 'b']);
  const without = requests.filter(({ id }) => id !== 'a');
  expect(placeNotices(placed, without, 2)).toEqual(['c', 'b']);
});

it('always shows the latest undo, and never moves it', () => {
  const { placed, requests } = arrive(2, ['a', 'event'], ['b', 'failure'], ['undo', 'undo']);
  expect(placed).toEqual(['undo', 'b']);
  const more: NoticeRequest[] = [...requests, { id: 'd', rank: 'failure', order: 9 }];
  expect(placeNotices(placed, more, 2)).toEqual(['undo', 'b']);
  expect(arrive(1, ['first', 'undo'], ['second', 'undo']).placed).toEqual(['second']);
});

it('replaces a standing notice with a more urgent one, and shows it again afterwards', () => {
  const { placed, requests } = arrive(1, ['outage', 'standing'], ['saved', 'confirmation']);
  expect(placed).toEqual(['saved']);
  expect(placeNotices(placed, requests.slice(0, 1), 1)).toEqual(['outage']);
});

it('replaces a confirmation with the next one, but not a failure', () => {
  expect(arrive(1, ['a', 'confirmation'], ['b', 'confirmation']).placed).toEqual(['b']);
  expect(arrive(1, ['a', 'failure'], ['b', 'failure']).placed).toEqual(['a']);
});

it('keeps the higher rank when the window has fewer places', () => {
  const { placed, requests } = arrive(2, ['a', 'event'], ['undo', 'undo']);
  expect(placed).toEqual(['a', 'undo']);
  expect(placeNotices(placed, requests, 1)).toEqual(['undo']);
});
