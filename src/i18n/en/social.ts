/** Signing in with another service: its buttons, and the page that takes over from it. */
export const social = {
  title: 'Sign in with another service',
  continue: 'Continue with %{provider}',
  loading: 'Signing you in…',
  unlinked: 'Your %{provider} account isn’t linked yet',
  signed_in_as: 'You signed in to %{provider} as %{email}.',
  unverified_there: '%{provider} hasn’t verified your email address. Verify it there before you link the two accounts.',
  link: 'Sign in and link',
  register: 'Register a store',
  back: {
    sign_in: 'Use another way to sign in',
    register: 'Back to registration',
    link: 'Back to your profile',
  },
  taken: 'You already have an account here. Sign in with your password to link it to %{provider}.',
  no_address: '%{provider} didn’t share an email address. Register with your email address instead.',
  not_approved: 'This account isn’t approved yet, is deactivated, or needs a new invitation. Ask the store owner.',
  failed: {
    sign_in: 'You’re not signed in',
    register: 'The registration hasn’t started',
    link: 'The account isn’t linked',
  },
  failure: {
    cancelled: 'You cancelled the sign-in. Nothing was changed.',
    failed:
      'The service isn’t responding, or reports a problem. Try again in a few minutes, or use another way to sign in.',
    refused: 'The service’s reply couldn’t be verified, so it wasn’t accepted. Try again.',
    expired: 'This took too long, was opened twice, or began in another browser. Try again.',
    too_many: 'Too many attempts from your network. Try again in ten minutes.',
  },
};
