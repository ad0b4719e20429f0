/** Texts that are part of the program itself: for when no others can be loaded. */
export const shellStart = {
  product: 'Storedesk',
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
};
