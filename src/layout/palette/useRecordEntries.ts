import LunchDiningIcon from '@mui/icons-material/LunchDiningOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Item } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { leftToRight } from '../../components/phone/phoneText';
import { usePhoneText } from '../../components/phone/usePhoneText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { dateTime } from '../../components/time/storeTime';
import { paths } from '../../config/paths';
import { boardPathOf, type FoundCustomer, withCaller } from '../../orders/create/caller';
import { customerName } from '../../orders/display/customerName';
import type { PaletteEntry, RecentRecord } from './paletteEntries';

const detailOf = (...parts: (string | undefined)[]): string[] => parts.flatMap((part) => part || []);

/** Entries for orders, items and customers, as found now or as stored. */
export function useRecordEntries() {
  const t = useTranslate();
  const navigate = useNavigate();
  const phoneText = usePhoneText();
  const { text, money, locale, timezone, store } = useStoreFormat();

  /** With what is stored about the record. */
  function ofRecent(recent: RecentRecord): PaletteEntry {
    if (recent.kind === 'order') {
      return {
        id: `order:${recent.id}`,
        label: t('order.number', { number: recent.number }),
        beside: recent.name,
        Icon: ReceiptLongIcon,
        recent,
        run: () => navigate(recent.path),
      };
    }
    if (recent.kind === 'item') {
      return {
        id: `item:${recent.id}`,
        label: text(recent.name),
        Icon: LunchDiningIcon,
        recent,
        run: () => navigate(`${paths.itemList}/${recent.id}`),
      };
    }
    const { customer } = recent;
    const { country_phone_code: code, phone, name } = customer;
    return {
      id: `customer:${code}${phone}`,
      label: name,
      detail: [leftToRight(phoneText(customer))],
      aside: t('shell.menu.create_order'),
      Icon: PersonIcon,
      recent,
      run: () => navigate(paths.createOrder, withCaller(customer)),
    };
  }

  return {
    ofRecent,
    ofOrder: (order: Order): PaletteEntry => ({
      ...ofRecent({
        kind: 'order',
        id: order._id,
        number: order.unique_id,
        name: customerName(order, t),
        path: boardPathOf(order, new Date(), store),
      }),
      detail: detailOf(
        t(`order.status.${order.order_status}`),
        dateTime(order.schedule_at ?? order.created_at, { locale, timezone }),
      ),
      aside: money(order.total),
      order,
    }),
    ofItem: ({ _id, name, sku, price, is_in_stock }: Item): PaletteEntry => ({
      ...ofRecent({ kind: 'item', id: _id, name }),
      detail: detailOf(sku, is_in_stock ? undefined : t('records.stock.out')),
      aside: money(price),
    }),
    ofCustomer: (customer: FoundCustomer): PaletteEntry => ({
      ...ofRecent({ kind: 'customer', customer }),
      detail: detailOf(
        leftToRight(phoneText(customer)),
        t('createOrder.customer.orders', { smart_count: customer.order_count }),
        customer.addresses[0]?.address,
      ),
    }),
  };
}
