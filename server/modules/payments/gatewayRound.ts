import type { GatewayResult, PaymentGateway } from '#server/gateways/payments/paymentGateway';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import type { PaymentRow } from './paymentRows';

/** A store's account at a gateway, by its names. */
export type Account = Pick<PaymentRow, 'store_id' | 'gateway'>;

const isLater = (result: unknown): boolean => (result as GatewayResult<unknown> | null)?.kind === 'later';

/** The same gateway, which tells when it doesn't answer. */
const watching = (gateway: PaymentGateway, onLater: () => void): PaymentGateway =>
  new Proxy(gateway, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        const result: unknown = await member.apply(target, args);
        if (isLater(result)) onLater();
        return result;
      };
    },
  });

/** Stores' gateways during one round of the job, and those that didn't answer in it: they are left alone for its rest. */
export function gatewayRound(gateways: StoreGateways): { gateways: StoreGateways; silent: readonly Account[] } {
  const silent: Account[] = [];
  const find: StoreGateways['find'] = async (db, store_id, name) => {
    const account = await gateways.find(db, store_id, name);
    if (!account) return null;
    return { ...account, gateway: watching(account.gateway, () => silent.push({ store_id, gateway: name })) };
  };
  return {
    gateways: {
      find,
      isOn: (db, storeId) => gateways.isOn(db, storeId),
      list: (db, storeId) => gateways.list(db, storeId),
      findByWebhook: (db, id) => gateways.findByWebhook(db, id),
      noteEvent: (db, id, at) => gateways.noteEvent(db, id, at),
    },
    silent,
  };
}
