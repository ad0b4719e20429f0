import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CalledOff } from '#contract/entities/historyPeriod';
import { FigureTable } from '../../../components/FigureTable';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { reasonText } from '../../../components/text/reasonText';

const costOf = ({ total, cancellation_charge }: CalledOff): number => total - cancellation_charge;

/** Why orders of the period were cancelled or rejected, and the sales that were lost with them. */
export const CalledOffTable = ({ rows }: { rows: readonly CalledOff[] }) => {
  const t = useTranslate();
  const titleId = useId();
  const { money, locale } = useStoreFormat();
  return (
    <Box>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {t('orderHistory.totals.cancelled')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={titleId}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('orderHistory.period.reason')}</th>
              <th scope="col">{t('orderHistory.period.orders')}</th>
              <th scope="col">{t('orderHistory.period.value')}</th>
              <th scope="col">{t('orderHistory.totals.charges')}</th>
              <th scope="col">{t('orderHistory.period.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.order_status} ${row.reason}`}>
                <Box component="th" scope="row" sx={{ minInlineSize: 160, '&&': { whiteSpace: 'normal' } }}>
                  {t(`order.status.${row.order_status}`)}
                  {row.reason && (
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      <bdi>{reasonText(t, row.reason)}</bdi>
                    </Box>
                  )}
                </Box>
                <td>{row.count.toLocaleString(locale)}</td>
                <td>{money(row.total)}</td>
                <td>{money(row.cancellation_charge)}</td>
                <td>{money(costOf(row))}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Box>
    </Box>
  );
};
