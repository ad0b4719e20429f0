/** How text messages are handed over: the HTTP formats of two services, which others speak too. */
export const smsFormats = ['twilio', 'plivo'] as const;
export type SmsFormat = (typeof smsFormats)[number];
