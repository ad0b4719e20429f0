import type { GatewayResult, PaymentGateway } from './paymentGateway';

/** Reasons for which every payment fails, whatever its card. */
export const ofAccount: readonly string[] = ['wrong_keys', 'missing_rights'];

const isFailure = (result: GatewayResult<unknown>): boolean =>
  result.kind === 'later' || (result.kind === 'refused' && ofAccount.includes(result.reason));

/**
 * The same gateway, which tells of requests that failed for reasons of the gateway or the account. A check of its keys
 * doesn't count: that is the owner trying.
 */
export function watched(gateway: PaymentGateway, onFailure: () => Promise<void>): PaymentGateway {
  const watch =
    <Request, Value>(run: (request: Request) => Promise<GatewayResult<Value>>) =>
    async (request: Request): Promise<GatewayResult<Value>> => {
      const result = await run(request);
      if (isFailure(result)) await onFailure();
      return result;
    };
  return {
    ...gateway,
    startCheckout: watch(gateway.startCheckout),
    chargeCard: watch(gateway.chargeCard),
    readPayment: watch(gateway.readPayment),
    capture: watch(gateway.capture),
    void: watch(gateway.void),
    refund: watch(gateway.refund),
    readCards: watch(gateway.readCards),
    removeCard: watch(gateway.removeCard),
  };
}
