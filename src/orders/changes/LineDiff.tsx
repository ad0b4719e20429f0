import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { OrderItem, OrderLineChange } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { OrderNote } from '../../components/order/OrderNote';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { LineMark } from './LineMark';

const Lines = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 8, alignItems: 'baseline' },
  '& .name': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& [data-kind="removed"] .name': { textDecoration: 'line-through', color: palette.text.secondary },
  '& .below': { gridColumn: '1 / -1', fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
}));

/** Which lines are new, gone or different, each as it is with how it was below. */
export const LineDiff = ({ lines }: { lines: readonly OrderLineChange[] }) => {
  const t = useTranslate();
  const { language } = useOrderSurroundings();
  const counted = ({ quantity, name }: Pick<OrderItem, 'quantity' | 'name'>) =>
    t('order.times', { quantity, name: localText(name, language) });
  const choices = ({ modifiers }: OrderItem) =>
    modifiers.map((one) => (one.quantity > 1 ? counted(one) : localText(one.name, language))).join(', ');
  /** Of a line that stays, what was different: its number, its choices, its note. */
  const before = ({ before: was, after }: OrderLineChange): string => {
    if (!was || !after) return '';
    const differing = [
      was.quantity === after.quantity ? '' : t('order.quantity', { quantity: was.quantity }),
      choices(was) === choices(after) ? '' : choices(was) || t('orderChanges.line.no_choices'),
      (was.note ?? '') === (after.note ?? '') ? '' : was.note || t('orderChanges.line.no_note'),
    ];
    return differing.filter(Boolean).join(' · ');
  };
  return (
    <Lines>
      {lines.map((change) => {
        const item = change.after ?? change.before;
        if (!item) return null;
        const was = before(change);
        return (
          <li key={change.line} data-kind={change.kind}>
            <span className="name" dir="auto">
              {counted(item)}
            </span>
            <LineMark kind={change.kind} />
            {change.after && choices(item) && (
              <span className="below" dir="auto">
                {choices(item)}
              </span>
            )}
            {change.after && item.note && (
              <span className="below">
                <OrderNote text={item.note} />
              </span>
            )}
            {was && <span className="below">{t('orderChanges.line.was', { text: was })}</span>}
          </li>
        );
      })}
    </Lines>
  );
};
