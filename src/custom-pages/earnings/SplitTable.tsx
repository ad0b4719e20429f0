import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EarningSums } from '#contract/ledger/earnings';
import { FigureTable } from '../../components/FigureTable';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDayText } from '../../components/time/useDayText';
import type { Earned } from './earningChoice';
import { accountsOf, type EntryChoice } from './entryChoice';
import { OpeningFigure } from './OpeningFigure';

const splits = ['day', 'order_type', 'payment', 'provider'] as const;
type Split = (typeof splits)[number];

interface Row extends EarningSums {
  name: string;
  /** The filter and dates of its entries. */
  entries: Pick<EntryChoice, 'filter' | 'start_date' | 'end_date'>;
}

/** The rows of each way to split, the largest earnings first; days in their order. */
function useRows(earned: Earned): Record<Split, Row[]> {
  const t = useTranslate();
  const dayText = useDayText();
  const { start_date, end_date, days, order_types, payments, providers } = earned;
  const accounts = accountsOf();
  const of = (filter: EntryChoice['filter']) => ({ start_date, end_date, filter: { accounts, ...filter } });
  return {
    day: days.map(({ date, ...sums }) => ({
      ...{ ...sums, name: dayText(date) },
      entries: { filter: { accounts }, start_date: date, end_date: date },
    })),
    order_type: order_types.map(({ order_type, ...sums }) => ({
      ...{ ...sums, name: t(order_type ? `order.type.${order_type}` : 'earningReport.split.none') },
      entries: of({ order_type }),
    })),
    payment: payments.map(({ paid_by, ...sums }) => ({
      ...{ ...sums, name: t(paid_by ? `order.paid_by.${paid_by}` : 'earningReport.split.none') },
      entries: of({ paid_by }),
    })),
    provider: providers.map(({ provider_id, name, ...sums }) => ({
      ...{ ...sums, name: name ?? t(`earningReport.split.${provider_id ? 'former' : 'no_provider'}`) },
      entries: of({ provider_id }),
    })),
  };
}

const figures = ['sales', 'discounts', 'refunds', 'commission', 'net'] as const;

interface SplitTableProps {
  earned: Earned;
  onOpen: (choice: EntryChoice) => void;
}

/** The same earnings by day, order type, payment or delivery person. */
export const SplitTable = ({ earned, onOpen }: SplitTableProps) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const [split, setSplit] = useState<Split>('day');
  const rows = useRows(earned)[split];
  const label = t(`earningReport.split.${split}`);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={split}
        onChange={(_event, value: Split | null) => value && setSplit(value)}
        aria-label={t('earningReport.split.label')}
        sx={{ flexWrap: 'wrap' }}
      >
        {splits.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minBlockSize: 40, textTransform: 'none' }}>
            {t(`earningReport.split.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        <FigureTable aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{t('earningReport.orders')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {t(`earningReport.measure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, entries, orders, ...sums }) => (
              <tr key={`${split} ${entries.start_date} ${JSON.stringify(entries.filter)}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{orders.toLocaleString(locale)}</td>
                {figures.map((figure) => {
                  const what = figure === 'net' ? name : `${name} · ${t(`earningReport.measure.${figure}`)}`;
                  const accounts = accountsOf(figure === 'net' ? undefined : [figure]);
                  const filter = { ...entries.filter, accounts };
                  return (
                    <td key={figure}>
                      <OpeningFigure
                        name={what}
                        amount={sums[figure]}
                        onOpen={() => onOpen({ ...entries, name: what, filter })}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Box>
    </>
  );
};
