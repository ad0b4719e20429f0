/** The dialog that asks for the password over a page whose session has ended. */
export const renewSession = {
  title: 'Sign in again',
  detail: 'Your session has expired. Nothing is lost; sign in to continue where you left off.',
  leave: 'Leave',
};
