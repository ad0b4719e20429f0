import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { AccountantBooks } from '#contract/entities/accountantLink';
import { earningMeasureNames } from '#contract/ledger/earnings';
import { formatMoney } from '#contract/money';
import { FigureTable } from '../../../components/FigureTable';
import { recordDate } from '../../../components/time/storeTime';
import { monthText } from './monthText';

/**
 * The earnings of each month, measure by measure: the result first, because a phone shows two columns. A measure that no
 * month has isn't shown.
 */
export const MonthTable = ({ books: { months, currency } }: { books: AccountantBooks }) => {
  const t = useTranslate();
  const locale = useLocale();
  const measures = earningMeasureNames.filter(
    (measure) => measure === 'sales' || months.some((month) => month[measure] !== 0),
  );
  const label = t('accountant.books.months');
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        overflowX: 'auto',
        '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' },
      }}
    >
      <FigureTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('accountant.books.month')}</th>
            <th scope="col">{t('earningReport.measure.net')}</th>
            <th scope="col">{t('earningReport.orders')}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t(`earningReport.measure.${measure}`)}
              </th>
            ))}
            <th scope="col">{t('earningReport.paid_out')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((sums, index) => (
            <tr key={sums.month}>
              <th scope="row">
                {monthText(sums.month, locale)}
                {index === 0 && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {t('accountant.books.until', {
                      date: recordDate(`${sums.until}T12:00:00Z`, { locale, timezone: 'UTC' }),
                    })}
                  </Box>
                )}
              </th>
              <td>{formatMoney(sums.net, currency, locale)}</td>
              <td>{sums.orders.toLocaleString(locale)}</td>
              {measures.map((measure) => (
                <td key={measure}>{formatMoney(sums[measure], currency, locale)}</td>
              ))}
              <td>{formatMoney(sums.paid_out, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Box>
  );
};
