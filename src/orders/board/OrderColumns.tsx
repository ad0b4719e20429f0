import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { dueAt } from '#contract/orders/boards';
import { useListText } from '../../components/text/useListText';
import { recordTime } from '../../components/time/storeTime';
import { useOrderActions } from '../actions/orderActionsContext';
import { customerName } from '../display/customerName';
import { DeliveryState } from '../display/DeliveryState';
import { ElapsedTime } from '../display/ElapsedTime';
import { Money } from '../display/Money';
import { useOrderFormat } from '../display/orderContext';
import { PaymentState } from '../display/PaymentState';
import { ShortTime } from '../display/ShortTime';
import { PromisedTime } from '../display/TimePill';
import { boardLayout } from './boardLayout';

/**
 * The key under which this device stores its visible columns. Phones have their own, because they have room for few.
 * The list
 * and its column button share the key.
 */
export function useColumnsKey(): { key: string; isPhone: boolean } {
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  return { key: isPhone ? 'orders.columns.phone' : 'orders.columns', isPhone };
}

type Row = Order & { id: string };

const hiddenAtFirst = ['phone', 'created_at', 'items'];
const hiddenOnPhone = [...hiddenAtFirst, 'due_at', 'promised', 'delivery', 'payment', 'order_type', 'waiting'];

/** The list's columns; a row opens its order beside it. Each device chooses which columns to show. */
export const OrderColumns = ({ empty }: { empty: ReactElement }) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const { language, ...place } = useOrderFormat();
  const { key, isPhone } = useColumnsKey();
  const listText = useListText();
  return (
    <DataTable<Row>
      storeKey={key}
      hiddenColumns={isPhone ? hiddenOnPhone : hiddenAtFirst}
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
        // Long sentences and names wrap to two lines instead of squeezing the total.
        '& tbody td:is(.column-delivery, .column-payment)': {
          minInlineSize: 132,
          whiteSpace: 'normal',
        },
        ...(isPhone && {
          '& tbody td:is(.column-order_status, .column-customer_name)': { whiteSpace: 'normal' },
        }),
      }}
    >
      <DataTable.Col<Row>
        source="unique_id"
        label={t('boards.list.number')}
        render={(order) => (
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
              minBlockSize: 40,
            }}
          >
            {t('order.number', { number: order.unique_id })}
          </button>
        )}
      />
      <DataTable.Col<Row>
        source="order_status"
        label={t('boards.list.status')}
        render={(order) => t(`order.status.${order.order_status}`)}
      />
      <DataTable.Col<Row>
        source="order_type"
        disableSort
        label={t('boards.list.type')}
        render={(order) => t(`order.type.${order.order_type}`)}
      />
      <DataTable.Col<Row>
        source="due_at"
        label={t('boards.list.due')}
        render={(order) => <ShortTime instant={dueAt(order)} />}
      />
      <DataTable.Col<Row>
        source="promised"
        disableSort
        label={t('boards.list.promised')}
        render={(order) => <PromisedTime order={order} />}
      />
      <DataTable.Col<Row>
        source="waiting"
        disableSort
        label={t('boards.list.waiting')}
        render={(order) => <ElapsedTime order={order} />}
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
        render={({ customer }) => customer.phone && <bdi>{`${customer.country_phone_code} ${customer.phone}`}</bdi>}
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
        source="created_at"
        label={t('boards.list.placed')}
        render={(order) => recordTime(order.created_at, place)}
      />
    </DataTable>
  );
};
