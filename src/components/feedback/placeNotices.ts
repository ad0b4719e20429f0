/**
 * Ranks of notices, lowest first: a `standing` notice stays until its cause, such as an outage, is gone; `undo` offers to
 * undo something.
 */
export const noticeRanks = ['standing', 'event', 'confirmation', 'failure', 'undo'] as const;
export type NoticeRank = (typeof noticeRanks)[number];

/** A notice that needs a place. */
export interface NoticeRequest {
  id: string;
  rank: NoticeRank;
  /** Increases with each notice. */
  order: number;
}

/** The ID of the notice in each place; `null` if it is free. */
export type PlacedNotices = readonly (string | null)[];

/** The latest undo or confirmation replaces the one before. Events and failures stay until they are read. */
const isLatestFirst = (rank: NoticeRank): boolean => rank === 'undo' || rank === 'confirmation';

/**
 * Assigns notices to places. A notice that stays keeps its place, so that it never moves under a finger; one of a
 * higher rank replaces the lowest.
 *
 * @param present the notices in the places now
 * @param count the number of places in the window
 */
export function placeNotices(present: PlacedNotices, requests: readonly NoticeRequest[], count: number): PlacedNotices {
  const rankOf = ({ rank }: NoticeRequest) => noticeRanks.indexOf(rank);
  const byWeight = [...requests].sort((a, b) => {
    if (a.rank !== b.rank) return rankOf(b) - rankOf(a);
    if (isLatestFirst(a.rank)) return b.order - a.order;
    const shown = Number(present.includes(b.id)) - Number(present.includes(a.id));
    return shown || a.order - b.order;
  });
  const chosen = byWeight.slice(0, count).map(({ id }) => id);
  const placed = Array.from({ length: count }, (_, index) => {
    const held = present[index];
    return held && chosen.includes(held) ? held : null;
  });
  for (const id of chosen) if (!placed.includes(id)) placed[placed.indexOf(null)] = id;
  return placed;
}
