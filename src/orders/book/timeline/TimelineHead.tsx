import { useTranslate } from 'react-admin';
import { clockTime } from '../../../components/time/storeTime';
import { useOrderFormat } from '../../display/orderContext';
import { hoursOf, type TimeWindow, trackMinutes, tracksUntil } from './timelineScale';
import { Head } from './timelineStyles';

interface TimelineHeadProps {
  window: TimeWindow;
  /** Guests who come in each quarter of an hour, by its beginning in milliseconds. */
  covers: ReadonlyMap<number, number>;
}

const hourTracks = 60 / trackMinutes;
const quarterTracks = 15 / trackMinutes;

/** The hours, and how many guests come in each quarter of one. */
export const TimelineHead = ({ window, covers }: TimelineHeadProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  return (
    <Head>
      <span className="corner top" />
      {hoursOf(window).map((hour) => {
        const from = tracksUntil(window, hour) + 2;
        return (
          <span key={hour.toISOString()} className="hour" style={{ gridColumn: `${from} / span ${hourTracks}` }}>
            {clockTime(hour, format)}
          </span>
        );
      })}
      <span className="corner">{t('tableBook.covers.label')}</span>
      {[...covers].map(([quarter, guests]) => {
        const time = clockTime(quarter, format);
        const text = t('tableBook.covers.at', { smart_count: guests, time });
        const from = tracksUntil(window, new Date(quarter)) + 2;
        return (
          <span
            key={quarter}
            className="covers"
            role="img"
            aria-label={text}
            title={text}
            style={{ gridColumn: `${from} / span ${quarterTracks}` }}
          >
            {guests}
          </span>
        );
      })}
    </Head>
  );
};
