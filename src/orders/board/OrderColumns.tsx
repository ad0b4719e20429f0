import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { columnOf, dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { PhoneNumber } from '../../components/phone/PhoneNumber';
import { useListText } from '../../components/text/useListText';
import { recordTime } from '../../components/time/storeTime';
import { useOrderActions } from '../actions/orderActionsContext';
import { CardActions } from '../card/CardActions';
import { CardRounds } from '../card/CardRounds';
import { customerName } from '../display/customerName';
import { DeliveryState } from '../display/DeliveryState';
import { Money } from '../display/Money';
import { OrderClock } from '../display/OrderClock';
import { useOrderFormat } from '../display/orderContext';
import { PaymentState } from '../display/PaymentState';
import { ShortTime } from '../display/ShortTime';
import { TestMark } from '../display/TestMark';
import { boardLayout } from './boardLayout';

/**
 * The key under which this device stores its visible columns. Phones and tablets have their own, because they have room
 * for few. The list and its column button share the key.
 */
export function useColumnsKey(): { key: string; isPhone: boolean; isTablet: boolean } {
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const isNarrow = useMediaQuery(boardLayout.tabletList, { noSsr: true });
  const isTablet = isNarrow && !isPhone;
  return { key: `orders.columns${isPhone ? '.phone' : isTablet ? '.tablet' : ''}`, isPhone, isTablet };
}

type Row = Order & { id: string };

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', gap: 2 });

const hiddenAtFirst = ['phone', 'created_at', 'items', 'due_at'];
// The number carries the customer's name there, and on a phone the status the store's clock.
const hiddenOnTablet = [...hiddenAtFirst, 'order_type', 'customer_name', 'delivery', 'payment'];
const hiddenOnPhone = [...hiddenAtFirst, 'order_type', 'customer_name', 'delivery', 'payment', 'deadline', 'total'];

const Actions = styled('div')({
  display: 'grid',
  gap: 4,
  cursor: 'default',
  '& .row': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4 },
  '& .failed': { fontSize: '0.8125rem', whiteSpace: 'normal' },
  // The columns before it say what the order waits for.
  '& .row > .waits': { display: 'none' },
  // Puts the menu next to the last round's button.
  '&:has(> section > .MuiButton-root) .row > .waits + .MuiIconButton-root': { marginBlockStart: -64 },
  // Equal widths, so that the buttons line up below their heading.
  '& .MuiButton-root': { paddingInline: 10, inlineSize: 132, lineHeight: 1.25 },
});

/** An order's status, with the colour of its column. */
const StatusMark = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&::before': { content: '""', flexShrink: 0, inlineSize: 10, blockSize: 10, borderRadius: 5 },
  ...Object.fromEntries(
    Object.entries(palette.stage).map(([stage, colour]) => [
      `&[data-stage="${stage}"]::before`,
      { background: colour },
    ]),
  ),
}));

/** The list's columns; a row opens its order beside it. Each device chooses which columns to show. */
export const OrderColumns = ({ empty }: { empty: ReactElement }) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const { language, ...format } = useOrderFormat();
  const { key, isPhone, isTablet } = useColumnsKey();
  const isNarrow = isPhone || isTablet;
  const listText = useListText();
  return (
    <DataTable<Row>
      storeKey={key}
      hiddenColumns={isPhone ? hiddenOnPhone : isTablet ? hiddenOnTablet : hiddenAtFirst}
      bulkActionButtons={false}
      empty={empty}
      rowClick={(id) => {
        open(String(id));
        return false;
      }}
      sx={{
        '& tbody tr': { blockSize: 48, cursor: 'pointer' },
        '& tbody td': { whiteSpace: 'nowrap' },
        '& tbody .column-items': { whiteSpace: 'normal' },
        // Within reach however far the other columns are scrolled.
        '& .column-actions': {
          inlineSize: 196,
          position: 'sticky',
          insetInlineEnd: 0,
          bgcolor: 'background.paper',
          zIndex: 1,
        },
        '& tbody td.column-actions .MuiButton-root': { whiteSpace: 'normal', lineHeight: 1.25 },
        // Long sentences and names wrap to two lines instead of squeezing the total.
        '& tbody td:is(.column-order_status, .column-deadline, .column-customer_name, .column-delivery, .column-payment)':
          {
            whiteSpace: 'normal',
          },
        '& tbody td:is(.column-delivery, .column-payment) > span': { verticalAlign: 'middle' },
        '& tbody td.column-deadline': { minInlineSize: 172 },
        '& tbody td.column-delivery': { minInlineSize: 132 },
        '& tbody td.column-payment': { minInlineSize: 110 },
        ...(isNarrow && { '& tbody td.column-unique_id': { whiteSpace: 'normal' } }),
      }}
    >
      <DataTable.Col<Row>
        source="unique_id"
        label={t('boards.list.number')}
        render={(order) => (
          <>
            <button
              type="button"
              aria-label={t('boards.panel.title', { number: order.unique_id })}
              style={{
                font: 'inherit',
                fontWeight: 600,
                color: 'inherit',
                border: 0,
                background: 'none',
                padding: 0,
                minBlockSize: isNarrow ? 24 : 40,
              }}
            >
              {t('order.number', { number: order.unique_id })}
            </button>
            <TestMark order={order} />
            {isNarrow && <div>{customerName(order, t)}</div>}
          </>
        )}
      />
      <DataTable.Col<Row>
        source="order_status"
        label={t('boards.list.status')}
        render={(order) => (
          <Stack>
            <StatusMark data-stage={columnOf(order)}>{t(`order.status.${order.order_status}`)}</StatusMark>
            {isPhone && <OrderClock order={order} of="store" />}
          </Stack>
        )}
      />
      <DataTable.Col<Row>
        source="order_type"
        disableSort
        label={t('boards.list.type')}
        render={(order) =>
          order.table_number
            ? t('order.table_number', { number: tableNumbers(order) })
            : t(`order.type.${order.order_type}`)
        }
      />
      <DataTable.Col<Row>
        source="due_at"
        label={t('boards.list.due')}
        render={(order) => <ShortTime instant={dueAt(order)} />}
      />
      <DataTable.Col<Row>
        source="deadline"
        label={t('boards.list.clocks')}
        render={(order) => (
          // A late order's clocks are long: they wrap, because cut off they would say something else.
          <Stack sx={{ gridTemplateColumns: 'minmax(0, max-content)' }}>
            <OrderClock order={order} of="store" />
            <OrderClock order={order} of="customer" />
          </Stack>
        )}
      />
      <DataTable.Col<Row>
        source="customer_name"
        label={t('boards.list.customer')}
        render={(order) => customerName(order, t)}
      />
      <DataTable.Col<Row>
        source="phone"
        disableSort
        label={t('boards.list.phone')}
        render={({ customer }) => customer.phone && <PhoneNumber {...customer} />}
      />
      <DataTable.Col<Row>
        source="items"
        disableSort
        label={t('boards.list.items')}
        render={(order) =>
          listText(
            order.items.map(({ name, quantity }) => t('order.times', { quantity, name: localText(name, language) })),
          )
        }
      />
      <DataTable.Col<Row>
        source="delivery"
        disableSort
        label={t('boards.list.delivery')}
        render={(order) => <DeliveryState order={order} />}
      />
      <DataTable.Col<Row>
        source="payment"
        disableSort
        label={t('boards.list.payment')}
        render={(order) => <PaymentState order={order} />}
      />
      <DataTable.Col<Row>
        source="total"
        // The sort arrow comes before the word, so that the word lines up with its figures.
        sx={{ textAlign: 'end', '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' } }}
        label={t('order.total')}
        render={(order) => <Money amount={order.total} currency={order.currency} />}
      />
      <DataTable.Col<Row>
        source="actions"
        disableSort
        label={t('boards.list.actions')}
        render={(order) => (
          // A tap beside a button doesn't open the order either.
          <Actions onClick={(event) => event.stopPropagation()}>
            {order.rounds && <CardRounds order={order} isRow />}
            <CardActions order={order} isRow />
          </Actions>
        )}
      />
      <DataTable.Col<Row>
        source="created_at"
        label={t('boards.list.placed')}
        render={(order) => recordTime(order.created_at, format)}
      />
    </DataTable>
  );
};
