interface Unsubscribed {
  unsubscribe?: string;
}

/** A mail as the library takes it. Mail programs unsubscribe with one click, which RFC 8058 allows over https only. */
export const withUnsubscribeHeaders = <Mail extends Unsubscribed>({ unsubscribe, ...mail }: Mail) => ({
  ...mail,
  ...(unsubscribe && { list: { unsubscribe } }),
  ...(unsubscribe?.startsWith('https:') && { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
});
