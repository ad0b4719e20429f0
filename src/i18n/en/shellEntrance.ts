/** The frame's texts that the entrance shows too. */
export const shellEntrance = {
  product: 'Storedesk',
  dark_mode: 'Dark mode',
  light_mode: 'Light mode',
  language: {
    choose: 'Language',
    failed: 'This language could not be loaded. Check the connection and choose it again.',
  },
  not_found: {
    title: 'This page does not exist',
    detail: 'The address may be mistyped, or the page has moved.',
    home: 'Back to the orders',
  },
  unauthorized: {
    title: 'No access',
    detail: 'You are not authorized to view the page you are trying to access.',
    home: 'Back to the orders',
  },
  start: {
    failed_title: 'Storedesk cannot reach its server',
    failed_detail: 'Check the connection of this device. Nothing you did is lost.',
    retry: 'Try again',
    loading: 'Loading',
    offline_title: 'This device is offline',
    offline_detail:
      'There is no connection. Storedesk goes on by itself as soon as it is back; nothing you did is lost.',
    again: 'It tries again by itself.',
  },
  error: {
    title: 'Something went wrong on this page',
    detail: 'Your orders are safe. Load the page again; if it happens again, tell support what you were doing.',
    reload: 'Load the page again',
    report: 'Report %{id}',
    copy: 'Copy the report’s number',
    copied: 'Copied',
    write: 'Write to support',
  },
  guard: {
    documents: 'Documents not uploaded. Upload the required documents to open the other pages.',
    not_approved: 'Not approved yet. You will be able to work here once the platform has approved your store.',
    not_verified: 'Not verified. Confirm your email address and phone number, then sign in again.',
  },
};
