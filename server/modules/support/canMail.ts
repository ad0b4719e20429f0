import type { Env } from '#server/env';

/** Whether messages to the operator leave by mail. */
export const canMail = ({ SMTP_URL, SUPPORT_EMAIL }: Pick<Env, 'SMTP_URL' | 'SUPPORT_EMAIL'>): boolean =>
  Boolean(SMTP_URL && SUPPORT_EMAIL);
