import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import type { HistoryReconciliation } from '#contract/entities/historyPeriod';
import { FigureTable } from '../../../components/FigureTable';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { historyKeys } from '../historyQuery';

/** The lines from the history's sums to the ledger's; sums stand out. Lines that are zero aren't shown. */
function linesOf({
  total,
  cancellation_charge,
  refunded,
  later_refunds,
  earlier_refunds,
  ledger,
}: HistoryReconciliation) {
  const lines = [
    { name: 'total', amount: total },
    { name: 'charges', amount: cancellation_charge },
    { name: 'refunded', amount: 0 - refunded },
    { name: 'by_order', amount: total + cancellation_charge - refunded, isSum: true },
    { name: 'later_refunds', amount: later_refunds },
    { name: 'earlier_refunds', amount: 0 - earlier_refunds },
    { name: 'ledger', amount: ledger, isSum: true },
  ];
  return lines.filter(({ amount, isSum }) => isSum || amount !== 0);
}

/** Why the history and the earnings of a period differ: the history counts a refund with its order, the ledger on its own day. */
export const ReconciliationTable = ({ body }: { body: BodyOf<'get_history_reconciliation'> }) => {
  const t = useTranslate();
  const titleId = useId();
  const { money } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: historyKeys.reconciliationOf(body),
    queryFn: async ({ signal }) => (await dataProvider.getHistoryReconciliation(body, { signal })).reconciliation,
  });
  if (!data) return null;
  const lines = linesOf(data);
  if (lines.every(({ amount }) => amount === 0)) return null;
  return (
    <Box>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {t('orderHistory.reconciliation.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('orderHistory.reconciliation.detail')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={titleId}>
        <FigureTable aria-labelledby={titleId}>
          <tbody>
            {lines.map(({ name, amount, isSum }) => (
              <tr key={name} className={isSum ? 'total' : undefined}>
                <Box component="th" scope="row" sx={{ '&&': { whiteSpace: 'normal' } }}>
                  {t(`orderHistory.reconciliation.${name}`)}
                </Box>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Box>
    </Box>
  );
};
