/** The page that asks for a second factor after the password. */
export const secondFactor = {
  title: 'Confirm it’s you',
  submit: 'Continue',
  totp: {
    detail: 'Enter the code that your authenticator app shows.',
    label: 'Code',
    hint: 'The app shows a new code every 30 seconds.',
    choose: 'Use an authenticator app',
    wrong: 'That code is wrong or has been used. Wait for the next one.',
  },
  passkey: {
    detail: 'Use your fingerprint, face or PIN, or a security key.',
    use: 'Use a passkey',
    choose: 'Use a passkey',
    failed: 'The passkey wasn’t used. Try again.',
    wrong: 'This passkey wasn’t accepted. Try again, or choose another way.',
    unsupported: 'Passkeys don’t work in this browser or at this address. Choose another way.',
  },
  recovery_code: {
    detail: 'Enter one of the codes that you printed or wrote down. Each works once.',
    label: 'Recovery code',
    hint: '10 letters and digits, such as AB12C-34DEF',
    choose: 'Use a recovery code',
    wrong: 'That code is wrong or has been used. Check it and try again.',
  },
  lost: {
    choose: 'I can’t use any of these',
    detail:
      'If you’re the owner and chose trusted colleagues, two of them can let you back in. Call them as well: they only confirm if they’ve spoken to you.',
    ask: 'Ask my colleagues',
    asked:
      'We’ve emailed your trusted colleagues. Two of them have to confirm it by %{time}. You’ll then get a link that works after 24 hours.',
    waiting: 'Your colleagues have confirmed it. The link in your email works from %{time}.',
    by_service: 'Sign in with your password first. Then ask your colleagues.',
    of_team: 'Trusted colleagues can only let the store owner back in. Ask the store owner for a new team account.',
    too_few: 'There aren’t two active trusted colleagues. Look for your recovery codes, or contact the platform.',
    handover: 'The store is being handed over to a new owner. Stop that first, with the link in your email.',
    no_mail: 'Email isn’t set up here. Contact the platform.',
  },
};
