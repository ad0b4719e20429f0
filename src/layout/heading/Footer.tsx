import Box from '@mui/material/Box';
import { memo, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { clockTime } from '../../components/time/storeTime';
import { useIsDrawn } from '../../components/useIsDrawn';
import { remoteConfig } from '../../config/remoteConfig';
import { useSession } from '../../session/useSession';

const minuteMs = 60_000;

/** The time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The store's local time, and its zone's name. */
const LocalTime = () => {
  const locale = useLocale();
  const now = useMinute();
  const timeZone = useSession()?.store.timezone ?? 'UTC';
  const zone = useMemo(() => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }), [locale, timeZone]);
  return (
    <>
      <bdi>
        <time dateTime={now.toISOString()}>{clockTime(now, { locale, timezone: timeZone })}</time>
      </bdi>{' '}
      <bdi>{zone.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value}</bdi>
    </>
  );
};

/** Below a page: the product and its version, and the store's local time, which all times here use. */
export const Footer = memo(function Footer() {
  const t = useTranslate();
  // The browser takes a while to load its data on times, and no one waits for this one.
  const isDrawn = useIsDrawn(true);
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        marginBlockStart: 'auto',
        paddingBlockStart: 4,
        fontSize: '0.75rem',
        color: 'text.secondary',
        displayPrint: 'none',
      }}
    >
      <bdi>{`${t('shell.product')} ${remoteConfig().setting.server_version}`}</bdi>
      <span>{isDrawn && <LocalTime />}</span>
    </Box>
  );
});
