/** From an instant on, and until before another; without one of them it is open there. */
export interface Span {
  from?: Date | undefined;
  to?: Date | undefined;
}

const dayMs = 86_400_000;
const firstMidnight = (at: Date) => new Date(Math.ceil(at.getTime() / dayMs) * dayMs);
const lastMidnight = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);

/**
 * Cuts a span into the days of UTC that it holds whole, and what is left at its ends.
 *
 * @returns `days` is `undefined` where it holds none; each of `rest` is shorter than two days
 */
export function wholeDays(span: Span): { days: Span | undefined; rest: Span[] } {
  const from = span.from && firstMidnight(span.from);
  const to = span.to && lastMidnight(span.to);
  if (from && to && from >= to) return { days: undefined, rest: [span] };
  const ends = [
    { from: span.from, to: from },
    { from: to, to: span.to },
  ];
  const rest = ends.filter((end) => end.from && end.to && end.from < end.to);
  return { days: { from, to }, rest };
}
