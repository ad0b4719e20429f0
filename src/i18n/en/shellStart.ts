/** Texts that are part of the script, in case no others can be loaded. */
export const shellStart = {
  product: 'Storedesk',
  start: {
    failed_title: 'Can’t reach the Storedesk server',
    failed_detail: 'Check this device’s connection. Nothing is lost.',
    retry: 'Try again',
    loading: 'Loading',
    offline_title: 'This device is offline',
    offline_detail: 'Storedesk will continue when you’re back online. Nothing is lost.',
    again: 'Retrying automatically.',
  },
  error: {
    title: 'Something went wrong on this page',
    detail: 'Your orders are safe. Reload the page; if it happens again, tell support what you were doing.',
    reload: 'Reload the page',
    report: 'Report %{id}',
    copy: 'Copy report number',
    copied: 'Copied',
    write: 'Contact support',
  },
};
