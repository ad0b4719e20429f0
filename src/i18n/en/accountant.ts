/** The links with which accountants read the bookkeeping, and the page that they open. */
export const accountant = {
  share: 'Share with your accountant',
  detail:
    'With a link, your accountant can see the sums of each month and download its entries, and nothing else. They don’t need an account. The activity shows when and where a link was used.',
  name: 'Who is it for?',
  days: 'Works for (days)',
  days_range: 'From 1 to %{most}',
  create: 'Create link',
  created:
    'Send this link to %{name}. Anyone who has it can use it until %{time}. Copy it now: it won’t be shown again.',
  full: 'You can have %{number} links at a time. Revoke one first.',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  links: 'Links for accountants',
  none: 'There are no links at the moment.',
  until: 'Works until %{time}',
  used: 'Last used: %{time}',
  unused: 'Not used yet',
  revoke: 'Revoke',
  revoke_title: 'Revoke the link for %{name}?',
  revoke_detail: 'It stops working immediately. You can create another link at any time.',
  failed: 'Couldn’t load the links.',
  books: {
    page: 'Bookkeeping',
    title: 'Bookkeeping of %{store}',
    detail:
      'Amounts are in %{currency}, and days follow the store’s time zone (%{timezone}). This link works until %{date}.',
    months: 'Earnings by month',
    month: 'Month',
    until: 'Until %{date}',
    file: 'The file has one row for each entry of the month. Rows of tax have their rate. The entries of an event add up to 0: what the store earned is above zero, and money that came in is below. Times are in the store’s time zone.',
    over: 'This link no longer works. Ask the store for a new one.',
    failed: 'Couldn’t load the bookkeeping. Check the connection and try again.',
    loading: 'Loading the bookkeeping',
  },
};
