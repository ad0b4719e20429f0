/** The deletion of the store: requested, pending and cancelled. */
export const deletion = {
  title: 'Delete store',
  detail: 'Use this when you give up the store. It’s deleted after 30 days; until then you can cancel.',
  button: 'Delete store',
  ask: 'Delete %{store}?',
  closes: 'The store stops taking orders right away. If you cancel the deletion, it’s back to how it was.',
  erases:
    'After 30 days, the menu, the team, delivery people, reviews, settings and pictures are deleted, and orders no longer name customers.',
  keeps: 'The sums of orders are kept for as long as the law requires.',
  archive: 'Download your archive first: it’s on the “%{tab}” tab of this page.',
  owed: 'The platform still owes you %{amount}. Request a payout first.',
  owing: 'You still owe the platform %{amount}.',
  balance_failed: 'Couldn’t load the balance. The platform may still owe you money.',
  tells: 'You’ll get an email about it.',
  confirm: 'Delete in 30 days',
  pending: 'The store will be deleted on %{date}. It takes no orders.',
  cancel: 'Cancel deletion',
  cancelled: 'The deletion was cancelled. The store is back to how it was.',
};
