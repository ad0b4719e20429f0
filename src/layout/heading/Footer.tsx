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

/** A time zone's name; empty at first, because the browser takes a while to find it, and nobody waits for it. */
function useZoneName(timeZone: string, now: Date): string | undefined {
  const locale = useLocale();
  const isDrawn = useIsDrawn(true);
  const format = useMemo(
    () => (isDrawn ? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }) : null),
    [isDrawn, locale, timeZone],
  );
  return format?.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
}

/** Below a page: the product and its version, and the store's local time, which all times here use. */
export const Footer = memo(function Footer() {
  const t = useTranslate();
  const locale = useLocale();
  const now = useMinute();
  const timeZone = useSession()?.store.timezone ?? 'UTC';
  const zoneName = useZoneName(timeZone, now);
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
      <span>
        <bdi>
          <time dateTime={now.toISOString()}>{clockTime(now, { locale, timezone: timeZone })}</time>
        </bdi>{' '}
        <bdi>{zoneName}</bdi>
      </span>
    </Box>
  );
});
