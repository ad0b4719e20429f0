/** Errors that can meet a person before they are signed in: the entrance loads these alone. */
export const signInErrorTexts = {
  611: 'You could not be signed in. Check your details and try again.',
  612: 'No account has this email or phone number. Check it and try again.',
  613: 'The password is wrong. Check it and try again.',
  614: 'Signing in did not work this time. Please try again.',
  994: 'The email, phone or password is wrong. Check them and try again.',
  999: 'You have been signed out. Please sign in again.',
  2003: 'Something went wrong on our side. Please try again in a moment.',
  4000: 'The app sent something we could not read. Reload the page and try again.',
  4022: 'Some fields need your attention. Correct the marked ones.',
  4029: 'Too many tries. Please wait a little before you try again.',
  4111: 'Your account is not approved yet, or has been switched off. Please contact the store owner.',
};
