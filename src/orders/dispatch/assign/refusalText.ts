import type { Refusal } from './batch';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why an order stayed where it was; who was first where somebody was. */
export function refusalText({ obstacle, code, winner, current, order }: Refusal, name: string, t: Translate): string {
  if (obstacle) return t(`dispatch.obstacle.${obstacle}`, { name });
  if (!winner) return t(`codes.error.${code}`, { _: t('codes.error.2003') });
  const moved = current && current.order_status !== order.order_status;
  const status = moved
    ? t(`order.status.${current.order_status}`)
    : t(`order.delivery_status.${current?.delivery_status ?? 'none'}`);
  const taker = current?.delivery_offer?.name ?? current?.provider?.name;
  return taker
    ? t('dispatch.result.taken_for', { winner, name: taker, status })
    : t('dispatch.result.taken', { winner, status });
}
