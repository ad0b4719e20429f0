import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { BusyHours } from '#contract/entities/insight';
import { useStoreFormat } from '../../components/store/useStoreFormat';

const Grid = styled('table')(({ theme: { palette } }) => ({
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.75rem',
  '& th': { fontWeight: 450, color: palette.text.secondary, textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { textAlign: 'center' },
  '& td': { minInlineSize: 28, blockSize: 28, textAlign: 'center', borderRadius: 3 },
}));

/** 2 January 2000 was a Sunday. */
const dayOf = (weekday: number): Date => new Date(Date.UTC(2000, 0, 2 + weekday, 12));
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The hours that have orders, in the order of a business day. */
export function hoursShown(hours: BusyHours['hours'], dayStartsAt: number): number[] {
  const first = Math.floor(dayStartsAt / 60);
  const place = (hour: number) => (hour - first + 24) % 24;
  const places = hours.map(({ hour }) => place(hour));
  if (places.length === 0) return [];
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: most - least + 1 }, (_, index) => (least + index + first) % 24);
}

/** How many orders were placed in each hour of the week. Numbers are in the cells, so that colour isn't all there is. */
export const HeatMap = ({ hours }: { hours: BusyHours['hours'] }) => {
  const t = useTranslate();
  const { locale, store } = useStoreFormat();
  const name = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }), [locale]);
  const shown = hoursShown(hours, store.day_starts_at);
  const most = Math.max(1, ...hours.map(({ orders }) => orders));
  const ordersAt = new Map(hours.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('dashboard.hours.title')}>
      <Grid>
        <thead>
          <tr>
            <td />
            {shown.map((hour) => (
              <th key={hour} scope="col">
                {hour.toLocaleString(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{name.format(dayOf(weekday))}</th>
              {shown.map((hour) => {
                const orders = ordersAt.get(`${weekday} ${hour}`) ?? 0;
                return (
                  <Box
                    component="td"
                    key={hour}
                    sx={({ palette }) => ({ backgroundColor: alpha(palette.primary.main, (orders / most) * 0.45) })}
                  >
                    {orders > 0 ? orders.toLocaleString(locale) : ''}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  );
};
