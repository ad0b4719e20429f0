/** Errors that can occur before signing in; the entrance loads only these. */
export const signInErrorTexts = {
  611: 'Couldn’t sign you in. Check your details and try again.',
  613: 'The password is wrong. Check it and try again.',
  614: 'Couldn’t sign you in this time. Try again.',
  994: 'The email, phone or password is wrong. Check them and try again.',
  999: 'You’ve been signed out. Sign in again.',
  2003: 'Something went wrong on our side. Try again in a moment.',
  4000: 'The app sent something we couldn’t read. Reload the page and try again.',
  4022: 'Some fields need your attention. Correct the marked ones.',
  4029: 'Too many attempts. Wait a little before you try again.',
  4111: 'Your account isn’t approved yet, or has been deactivated. Contact the store owner.',
  4200: 'Sending email or text messages isn’t set up here yet. Contact support.',
};
