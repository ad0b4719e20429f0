import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import type { OrderType } from '#contract/orders/statuses';
import { recordTime } from '../../../components/order/storeTime';
import { useListText } from '../../../components/useListText';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import type { Column } from '../../../records/list/column';
import { Money } from '../../display/Money';
import { OrderTypeIcon } from '../../display/OrderTypeIcon';
import { PaymentState } from '../../display/PaymentState';
import type { ListedOrder } from '../useHistoryList';
import { CustomerCell, EndState, OrderLink, RowActions } from './historyCells';

/** How the food reached the guest. */
const TypeCell = ({ type }: { type: OrderType }) => {
  const t = useTranslate();
  return (
    <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
      <OrderTypeIcon type={type} aria-hidden sx={{ color: 'text.secondary' }} />
      {t(`order.type.${type}`)}
    </span>
  );
};

interface Surroundings {
  t: (key: string, options?: Record<string, unknown>) => string;
  /** A moment as records show it. */
  time: (instant: string) => string;
  list: (texts: readonly string[]) => string;
  language: number;
  /** No column of its own tells when an order ended: its state does. */
  isEndTold: boolean;
}

/** The list's columns. The ranks say which stay where there is little room: which, who, how it ended and how much before all. */
export const historyColumns = ({ t, time, list, language, isEndTold }: Surroundings): Column<ListedOrder>[] => [
  {
    key: 'number',
    label: t('boards.list.number'),
    sort: 'unique_id',
    width: 116,
    rank: 0,
    render: (order) => <OrderLink order={order} />,
  },
  {
    key: 'ended_at',
    label: t('orderHistory.column.ended'),
    sort: 'ended_at',
    width: 184,
    rank: 2,
    render: ({ ended_at, updated_at }) => time(ended_at ?? updated_at),
  },
  {
    key: 'status',
    label: t('boards.list.status'),
    width: 196,
    rank: 0,
    render: ({ order_status, ended_at, updated_at }) => (
      <EndState status={order_status} at={isEndTold ? time(ended_at ?? updated_at) : undefined} />
    ),
  },
  {
    key: 'type',
    label: t('boards.list.type'),
    width: 124,
    rank: 3,
    render: ({ order_type }) => <TypeCell type={order_type} />,
  },
  {
    key: 'customer',
    label: t('boards.list.customer'),
    sort: 'customer_name',
    width: 132,
    grows: true,
    rank: 0,
    render: (order) => <CustomerCell order={order} />,
  },
  {
    key: 'payment',
    label: t('boards.list.payment'),
    width: 150,
    rank: 4,
    render: (order) => (
      <div style={{ display: 'flex', whiteSpace: 'normal' }}>
        <PaymentState order={order} />
      </div>
    ),
  },
  {
    key: 'provider',
    label: t('orderHistory.filter.provider'),
    width: 150,
    rank: 6,
    render: ({ provider }) => provider && <bdi title={provider.name}>{provider.name}</bdi>,
  },
  {
    key: 'items',
    label: t('boards.list.items'),
    width: 260,
    rank: 7,
    isExtra: true,
    render: ({ items }) => {
      const text = list(
        items.map(({ name, quantity }) => t('order.times', { quantity, name: localText(name, language) })),
      );
      return <span title={text}>{text}</span>;
    },
  },
  {
    key: 'created_at',
    label: t('boards.list.placed'),
    sort: 'created_at',
    width: 190,
    rank: 8,
    isExtra: true,
    render: ({ created_at }) => time(created_at),
  },
  {
    key: 'total',
    label: t('order.total'),
    sort: 'total',
    width: 100,
    align: 'end',
    rank: 0,
    render: ({ total, currency }) => <Money amount={total} currency={currency} />,
  },
  {
    key: 'actions',
    label: t('orderHistory.column.actions'),
    width: 112,
    align: 'end',
    rank: 1,
    render: (order) => <RowActions order={order} />,
  },
];

/**
 * The columns in the page's language; the same array until that changes.
 *
 * @param shown those that there is room for
 */
export function useHistoryColumns(shown: readonly string[]): Column<ListedOrder>[] {
  const t = useTranslate();
  const list = useListText();
  const { timezone, locale, language } = useStoreSurroundings();
  const isEndTold = shown.length > 0 && !shown.includes('ended_at');
  return useMemo(() => {
    const time = (instant: string) => recordTime(instant, { timezone, locale });
    return historyColumns({ t, time, list, language, isEndTold });
  }, [t, timezone, locale, list, language, isEndTold]);
}
