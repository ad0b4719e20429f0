import type { Env } from '#server/env';
import { demoBillingKey, openBillingGateway } from '#server/gateways/billing/openBillingGateway';
import { payAtPage } from '#server/gateways/payments/standIn/sessions';
import { StripeStandIn } from '#server/gateways/payments/standIn/standIn';

/** The stand-in, and the platform's account at it. */
export function standInBilling(env: Env, now: () => Date) {
  const standIn = new StripeStandIn({ now });
  /** Enters a card at the page of an address. */
  const enter = (address: string, number: string) =>
    standIn.at(demoBillingKey, (desk) => payAtPage(desk, address.split('/').at(-1) ?? '', number));
  return { standIn, billing: openBillingGateway(env, standIn.fetch, now), enter };
}
