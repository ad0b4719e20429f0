import type { useTranslate } from 'react-admin';
import { SearchInput, SelectInput } from 'react-admin';
import { orderStatus, orderTypes, paymentMethods } from '#contract/orders/statuses';

type Translate = ReturnType<typeof useTranslate>;

const openStatuses = [
  orderStatus.NEW,
  orderStatus.ACCEPTED,
  orderStatus.ARRIVED,
  orderStatus.PREPARING,
  orderStatus.READY,
] as const;

/** Search and filters of the list, by the names that the call takes. */
export const orderFilters = (t: Translate) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('boards.list.search')} />,
  <SelectInput
    key="order_type"
    source="order_type"
    alwaysOn
    label={t('boards.list.type')}
    choices={orderTypes.map((id) => ({ id, name: t(`order.type.${id}`) }))}
  />,
  <SelectInput
    key="order_status"
    source="order_status"
    alwaysOn
    label={t('boards.list.status')}
    choices={openStatuses.map((id) => ({ id, name: t(`order.status.${id}`) }))}
    // The call takes several statuses; this filter offers one.
    format={(value: number[] | undefined) => value?.[0] ?? ''}
    parse={(value: number | '') => (value === '' ? undefined : [value])}
  />,
  <SelectInput
    key="paid_by"
    source="paid_by"
    label={t('boards.list.payment')}
    choices={paymentMethods.map((id) => ({ id, name: t(`order.paid_by.${id}`) }))}
  />,
];
