import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { amountOfPieces, refundablePieces } from '#contract/orders/refunds';
import { useOrderFormat } from '../display/orderContext';
import { Stepper } from '../menu/Stepper';
import { refundableLines } from './refundChoice';

const Lines = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    alignItems: 'center',
    minBlockSize: 56,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& .second': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
}));

interface RefundLinesProps {
  order: Order;
  pieces: Readonly<Record<number, number>>;
  onPieces: (line: number, quantity: number) => void;
}

/** An order's lines, each with the quantity to refund. */
export const RefundLines = ({ order, pieces, onPieces }: RefundLinesProps) => {
  const t = useTranslate();
  const { language, locale } = useOrderFormat();
  const lines = refundableLines(order);
  if (lines.length === 0) return <Box sx={{ py: 2, color: 'text.secondary' }}>{t('orderChanges.refund.no_items')}</Box>;
  return (
    <Lines>
      {lines.map((item) => {
        const name = localText(item.name, language);
        const left = refundablePieces(item);
        return (
          <li key={item.line}>
            <div>
              <div className="name" dir="auto">
                {name}
              </div>
              <div className="second">
                {t('orderChanges.refund.of', {
                  smart_count: left,
                  amount: formatMoney(
                    amountOfPieces([{ line: item.line, quantity: left }], order),
                    order.currency,
                    locale,
                  ),
                })}
              </div>
            </div>
            <Stepper
              value={pieces[item.line] ?? 0}
              min={0}
              max={left}
              onChange={(quantity) => onPieces(item.line, quantity)}
              fewer={t('orderChanges.refund.fewer', { name })}
              more={t('orderChanges.refund.more', { name })}
              label={t('orderChanges.refund.quantity', { name })}
            />
          </li>
        );
      })}
    </Lines>
  );
};
