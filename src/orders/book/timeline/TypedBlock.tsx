import { useTranslate } from 'react-admin';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { columnsBetween, type TimeWindow, trackCount } from './timelineScale';
import { Typed } from './timelineStyles';

/** A booking that someone is typing, on one of its tables. Nothing outside the times that are shown. */
export const TypedBlock = ({ typed, window }: { typed: TypedBooking; window: TimeWindow }) => {
  const t = useTranslate();
  const { from, to } = columnsBetween(window, new Date(typed.at), new Date(typed.until));
  if (new Date(typed.until) <= window.start || from > trackCount(window)) return null;
  const text = t('tableBook.typed', { name: typed.typed_by });
  return (
    // The sentence is too long for a short stay.
    <Typed
      role="img"
      aria-label={text}
      data-typed={typed._id}
      title={text}
      style={{ gridColumn: `${from + 1} / ${to + 1}` }}
    >
      <bdi className="line name">{typed.typed_by}</bdi>
      <span className="line">{t('tableBook.typing')}</span>
    </Typed>
  );
};
