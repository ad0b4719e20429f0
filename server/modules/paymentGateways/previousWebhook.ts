/** Name under which a webhook's previous secret is stored. */
export const previousWebhook = (secret: string): string => `${secret}_previous`;
