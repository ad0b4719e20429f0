import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { OrderItem } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { useListText } from '../../components/text/useListText';
import { Money } from './Money';
import { OrderNote } from './OrderNote';
import { useOrderFormat } from './orderContext';

const Lines = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 8, alignItems: 'baseline' },
  '& li[data-acts=true]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', alignItems: 'center' },
  '& .quantity': { fontWeight: 650, fontVariantNumeric: 'tabular-nums', minInlineSize: '1.75em' },
  '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .below': { gridColumn: '2 / -1', overflowWrap: 'anywhere' },
  '& .discount': {
    display: 'flex',
    justifyContent: 'space-between',
    color: palette.text.secondary,
    fontSize: '0.875rem',
  },
  '& .modifiers': { color: palette.text.secondary, fontSize: '0.875rem', lineHeight: 1.4 },
}));

interface OrderLinesProps {
  items: readonly OrderItem[];
  currency: string;
  /** Maximum number of lines to show. */
  first?: number;
  withPrices?: boolean;
  /**
   * Renders a button at the end of a line. Must be the same function between renders, so that lines don't render again.
   */
  lineAction?: ((item: OrderItem) => ReactNode) | undefined;
}

/** An order's lines with modifiers and notes; what a cook must not miss is highlighted. */
export const OrderLines = memo((props: OrderLinesProps) => {
  const { items, currency, first = props.items.length, withPrices = false, lineAction } = props;
  const t = useTranslate();
  const { language } = useOrderFormat();
  const listText = useListText();
  const modifierText = ({ quantity, name }: OrderItem['modifiers'][number]) =>
    quantity > 1 ? t('order.times', { quantity, name: localText(name, language) }) : localText(name, language);
  if (items.length === 0) return <span>{t('order.no_dishes')}</span>;
  return (
    <Lines>
      {items.slice(0, first).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and never change places
        <li key={index} data-acts={lineAction !== undefined}>
          <span className="quantity">{t('order.quantity', { quantity: item.quantity })}</span>
          <span className="name" dir="auto">
            {localText(item.name, language)}
          </span>
          {withPrices && <Money amount={item.total} currency={currency} />}
          {lineAction?.(item)}
          {item.modifiers.length > 0 && (
            <span className="below modifiers" dir="auto">
              {listText(item.modifiers.map(modifierText))}
            </span>
          )}
          {withPrices && Boolean(item.discount) && (
            <span className="below discount">
              {t('order.discount')} <Money amount={-(item.discount ?? 0)} currency={currency} />
            </span>
          )}
          {item.note && (
            <span className="below">
              <OrderNote text={item.note} />
            </span>
          )}
        </li>
      ))}
    </Lines>
  );
});
