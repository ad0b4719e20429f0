/** The gateways of the specification. */
export const gatewayNames = ['stripe', 'paystack', 'payu', 'paypal', 'braintree'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Those that the settings offer. Braintree has no page on which customers enter a card (docs/gateways.md). */
export const offeredGateways = ['stripe', 'paystack', 'payu', 'paypal'] as const satisfies readonly GatewayName[];
export type OfferedGateway = (typeof offeredGateways)[number];

/** A gateway, or none. */
export const gatewayChoices = ['none', ...offeredGateways] as const;

/** The address of a store's gateway to which the gateway sends its messages. @param id of its row in `payment_gateways` */
export const paymentWebhookPath = (id: string): string => `/v3/webhooks/payments/${id}`;
