import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import type { OrderType } from '#contract/orders/statuses';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { recordTime } from '../../../components/time/storeTime';
import { useTableColumns } from '../../../records/list/table/columns';
import { DataTable } from '../../../records/list/table/DataTable';
import { Money } from '../../display/Money';
import { OrderTypeIcon } from '../../display/OrderTypeIcon';
import { PaymentState } from '../../display/PaymentState';
import type { ListedOrder } from '../useHistoryList';
import { CustomerCell, EndState, OrderLink, RowActions } from './historyCells';

/** How the order reached the customer. */
const TypeCell = ({ type }: { type: OrderType }) => {
  const t = useTranslate();
  return (
    <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
      <OrderTypeIcon type={type} aria-hidden sx={{ color: 'text.secondary' }} />
      {t(`order.type.${type}`)}
    </span>
  );
};

const Col = DataTable.Col<ListedOrder>;

const Instant = ({ at }: { at: string }) => {
  const { timezone, locale } = useStoreFormat();
  return recordTime(at, { timezone, locale });
};

/** How an order ended, with the time if it has no column. */
const EndCell = ({ order }: { order: ListedOrder }) => {
  const { ended_at, updated_at } = order;
  const { timezone, locale } = useStoreFormat();
  const [{ shown }] = useTableColumns();
  const hasColumn = shown.length === 0 || shown.includes('ended_at');
  return (
    <EndState order={order} at={hasColumn ? undefined : recordTime(ended_at ?? updated_at, { timezone, locale })} />
  );
};

const LinesCell = ({ order: { items } }: { order: ListedOrder }) => {
  const t = useTranslate();
  const list = useListText();
  const { language } = useStoreFormat();
  const text = list(items.map(({ name, quantity }) => t('order.times', { quantity, name: localText(name, language) })));
  return <span title={text}>{text}</span>;
};

/** Order number, customer, result and amount stay visible when space is short. */
export const historyColumns = (
  <>
    <Col
      source="number"
      label="boards.list.number"
      sortBy="unique_id"
      width={116}
      render={(order) => <OrderLink order={order} />}
    />
    <Col
      source="ended_at"
      label="orderHistory.column.ended"
      sortable
      width={184}
      rank={2}
      render={({ ended_at, updated_at }) => <Instant at={ended_at ?? updated_at} />}
    />
    <Col source="status" label="boards.list.status" width={196} render={(order) => <EndCell order={order} />} />
    <Col
      source="type"
      label="boards.list.type"
      width={124}
      rank={3}
      render={({ order_type }) => <TypeCell type={order_type} />}
    />
    <Col
      source="customer"
      label="boards.list.customer"
      sortBy="customer_name"
      width={132}
      grows
      render={(order) => <CustomerCell order={order} />}
    />
    <Col
      source="payment"
      label="boards.list.payment"
      width={150}
      rank={4}
      render={(order) => (
        <div style={{ display: 'flex', whiteSpace: 'normal' }}>
          <PaymentState order={order} />
        </div>
      )}
    />
    <Col
      source="provider"
      label="orderHistory.filter.provider"
      width={150}
      rank={6}
      render={({ provider }) => provider && <bdi title={provider.name}>{provider.name}</bdi>}
    />
    <Col
      source="items"
      label="boards.list.items"
      width={260}
      rank={7}
      isExtra
      render={(order) => <LinesCell order={order} />}
    />
    <Col
      source="created_at"
      label="boards.list.placed"
      sortable
      width={190}
      rank={8}
      isExtra
      render={({ created_at }) => <Instant at={created_at} />}
    />
    <Col
      source="total"
      label="order.total"
      sortable
      width={100}
      align="end"
      render={({ total, currency }) => <Money amount={total} currency={currency} />}
    />
    <Col
      source="actions"
      label="orderHistory.column.actions"
      width={112}
      align="end"
      rank={1}
      render={(order) => <RowActions order={order} />}
    />
  </>
);
