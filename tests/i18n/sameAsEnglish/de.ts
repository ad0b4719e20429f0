/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  'Team',
  'Browser',
  'Version',
  'Code',
  'Export',
  'Import',
  'Name',
  'Offline',
  'Status',
  'Support',
  'in %{time}',
  'Link',
  'Person',
  'Team',
];
