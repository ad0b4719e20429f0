import type { ReplyOf } from '#contract/calls/index';
import { callApi } from './callApi';

export type MailChoice = ReplyOf<'get_mail_choice'>['mail_choice'];

/** The calls of customers who have the link of a mail. @throws ApiError 1000 for a link that never was one */
export const mailChoice = {
  read: async (token: string): Promise<MailChoice> => (await callApi('get_mail_choice', { token })).mail_choice,
  write: async (token: string, is_unsubscribed: boolean): Promise<MailChoice> =>
    (await callApi('set_mail_choice', { token, is_unsubscribed })).mail_choice,
};
export type MailChoiceCalls = typeof mailChoice;
