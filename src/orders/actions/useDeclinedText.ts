import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { Availability } from '#contract/providers/availability';
import { useListText } from '../../components/text/useListText';

type Declined = Pick<Order, 'declined_ids' | 'unique_id'>;

/** Whether a delivery person declined any of these orders. */
const hasDeclined = (orders: readonly Declined[], personId: string): boolean =>
  orders.some(({ declined_ids }) => declined_ids?.includes(personId));

/**
 * A delivery person's rank for being asked: those who declined come after those not asked yet, and before those who
 * can't be asked.
 */
export const askingRank = (
  { _id, availability }: { _id: string; availability: Availability },
  orders: readonly Declined[],
): number => (availability === 'offline' ? 2 : Number(hasDeclined(orders, _id)));

/** Says which of some orders a delivery person has declined; nothing if none. */
export function useDeclinedText(orders: readonly Declined[]): (personId: string) => string | undefined {
  const t = useTranslate();
  const list = useListText();
  return (personId) => {
    const declined = orders.filter((order) => hasDeclined([order], personId));
    if (declined.length === 0) return undefined;
    if (orders.length === 1) return t('dispatch.people.declined');
    const numbers = list(declined.map(({ unique_id }) => t('order.number', { number: unique_id })));
    return t('dispatch.people.declined_some', { numbers });
  };
}
