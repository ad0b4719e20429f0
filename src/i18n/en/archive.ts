/** The archive of everything in a store, on its owner’s profile. */
export const archive = {
  title: 'Take everything with you',
  detail:
    'A ZIP file with everything in your store: orders, menu, customers, team, documents and pictures. Another Storedesk can import it.',
  private:
    'It contains personal data and bank details, so keep it in a safe place. Passwords and two-step verification aren’t included.',
  request: 'Create archive',
  again: 'Create a new archive',
  stays: 'You can leave this page.',
  progress: 'Progress of the archive',
  waiting: 'The archive will be created in a moment.',
  running: 'The archive is being created: %{percent}',
  ready: 'Your archive is ready: %{size}. You can download it until %{time}.',
  sha256: 'Checksum (SHA-256)',
  sha256_hint: 'It lets the person who imports the archive check that it’s unchanged.',
  download: 'Download archive',
  failed: 'The archive couldn’t be created. Try again. If that doesn’t help, contact support.',
  delete: 'Delete archive',
  delete_title: 'Delete the archive?',
  delete_detail: 'Nothing in your store changes. You can create a new archive at any time.',
};
