import TuneIcon from '@mui/icons-material/TuneOutlined';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import { useListText } from '../../components/text/useListText';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  minHeight: 60,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflow: 'hidden',
  '&[data-active=true]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&[data-on-ticket=true]': { borderInlineStart: `4px solid ${theme.palette.primary.main}` },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.primary.main } },
}));

const Main = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  flex: 1,
  minWidth: 0,
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 8,
  alignContent: 'center',
  padding: '8px 10px',
  color: theme.palette.text.primary,
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
  '&:active': { backgroundColor: theme.palette.action.selected },
  '&[aria-disabled=true]': { cursor: 'not-allowed', color: theme.palette.text.secondary },
}));

const Options = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  width: 44,
  display: 'grid',
  placeItems: 'center',
  color: theme.palette.text.secondary,
  borderInlineStart: `1px solid ${theme.palette.divider}`,
  '&:hover': { color: theme.palette.primary.main, backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));

const Name = styled('span')({
  fontWeight: 550,
  lineHeight: 1.3,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

const Price = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', lineHeight: 1.3 });

const Second = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: theme.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Count = styled('strong')(({ theme }) => ({ color: theme.palette.primary.main, marginInlineEnd: 6 }));

interface MenuItemCardProps {
  item: Item;
  name: string;
  description: string;
  price: string;
  /** Quantity on the ticket. */
  count: number;
  hasOptions: boolean;
  /** Its availability doesn't cover the order's time. */
  isAway: boolean;
  /** Enter in the search would add this item. */
  isActive: boolean;
  onAdd: (item: Item) => void;
  onOptions: (item: Item) => void;
}

/** A menu item: a tap adds it. Rendered hundreds of times, so it uses plain elements and no effects. */
export const MenuItemCard = memo(function MenuItemCard(props: MenuItemCardProps) {
  const { item, name, description, price, count, hasOptions, isAway, isActive, onAdd, onOptions } = props;
  const t = useTranslate();
  const list = useListText();
  const isOut = !item.is_in_stock || isAway;
  const reason = t(item.is_in_stock ? 'createOrder.menu.not_at_that_time' : 'createOrder.menu.out_of_stock');
  const second = isOut ? reason : description;
  return (
    <Card data-active={isActive} data-on-ticket={count > 0}>
      <Main
        type="button"
        data-item={item._id}
        aria-disabled={isOut || undefined}
        aria-label={
          isOut
            ? list([name, reason])
            : list([
                t('createOrder.menu.add', { name, price }),
                ...(count > 0 ? [t('createOrder.menu.on_ticket', { count })] : []),
              ])
        }
        onClick={isOut ? undefined : () => onAdd(item)}
      >
        <Name dir="auto">{name}</Name>
        <Price>{price}</Price>
        {(count > 0 || second) && (
          <Second dir="auto">
            {count > 0 && <Count>{t('createOrder.menu.times', { count })}</Count>}
            {second}
          </Second>
        )}
      </Main>
      {hasOptions && !isOut && (
        <Options
          type="button"
          aria-label={t('createOrder.menu.choose_options', { name })}
          onClick={() => onOptions(item)}
        >
          <TuneIcon fontSize="small" />
        </Options>
      )}
    </Card>
  );
});
