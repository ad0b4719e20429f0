/** Messages that end a session; the sign-in page shows them as the reason. */
export const signInPushTexts = {
  2073: 'Your store or account is no longer approved, so you’ve been signed out. Contact the store owner or support.',
  2093: 'You’ve been signed out: either from another device, or because the account’s password changed.',
};
