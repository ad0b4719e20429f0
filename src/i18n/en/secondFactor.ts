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
    wrong: 'That code is wrong, or has been used. Check it and try again.',
  },
};
