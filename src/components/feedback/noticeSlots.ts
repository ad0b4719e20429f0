/**
 * How much a notice matters, least first: what stands for as long as it is true, an event, a confirmation, something
 * that failed, an offer to undo.
 */
export const noticeRanks = ['standing', 'event', 'confirmation', 'failure', 'undo'] as const;
export type NoticeRank = (typeof noticeRanks)[number];

/** A notice that wants a place. */
export interface NoticeRequest {
  id: string;
  rank: NoticeRank;
  /** Counts up: a later notice has a higher number. */
  order: number;
}

/** Who stands in each place; `null`: nobody. */
export type Slots = readonly (string | null)[];

/** What someone has just done comes first with its latest; of events and failures, those on screen are read to the end. */
const isLatestFirst = (rank: NoticeRank): boolean => rank === 'undo' || rank === 'confirmation';

/**
 * Which notices stand in which places. One that stays keeps its place, so that it is never moved from under a finger;
 * one of a higher rank takes the place of the lowest.
 *
 * @param present the places as they are
 * @param count how many places the window has
 */
export function slotsFor(present: Slots, requests: readonly NoticeRequest[], count: number): Slots {
  const rankOf = ({ rank }: NoticeRequest) => noticeRanks.indexOf(rank);
  const byWeight = [...requests].sort((a, b) => {
    if (a.rank !== b.rank) return rankOf(b) - rankOf(a);
    if (isLatestFirst(a.rank)) return b.order - a.order;
    const shown = Number(present.includes(b.id)) - Number(present.includes(a.id));
    return shown || a.order - b.order;
  });
  const chosen = byWeight.slice(0, count).map(({ id }) => id);
  const slots = Array.from({ length: count }, (_, index) => {
    const held = present[index];
    return held && chosen.includes(held) ? held : null;
  });
  for (const id of chosen) if (!slots.includes(id)) slots[slots.indexOf(null)] = id;
  return slots;
}
