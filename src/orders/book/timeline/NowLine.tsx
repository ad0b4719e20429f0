import { useClock } from '../../../components/time/sharedClock';
import { type TimeWindow, tracksUntil } from './timelineScale';
import { Now } from './timelineStyles';

/** The present; nothing on a day that isn't shown at the moment. */
export const NowLine = ({ window }: { window: TimeWindow }) => {
  const tracks = useClock((now) => (now >= window.start && now <= window.end ? tracksUntil(window, now) : -1));
  if (tracks < 0) return null;
  return <Now aria-hidden data-now style={{ insetInlineStart: `calc(var(--label) + ${tracks} * var(--track))` }} />;
};
