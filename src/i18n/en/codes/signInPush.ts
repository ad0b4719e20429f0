/** Messages that end a session: whoever is sent to the sign-in page reads there why. */
export const signInPushTexts = {
  2073: 'Your store or your account is no longer approved, so you have been signed out. Please contact the store owner or support.',
  2093: 'You have been signed out here: from another device, or because the account has a new password.',
};
