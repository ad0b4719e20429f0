/** The gateways that a store can take cards with. */
export const gatewayNames = ['stripe', 'paystack', 'payu', 'paypal', 'braintree'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** The address of a store's gateway to which the gateway sends its messages. @param id of its row in `payment_gateways` */
export const paymentWebhookPath = (id: string): string => `/v3/webhooks/payments/${id}`;
