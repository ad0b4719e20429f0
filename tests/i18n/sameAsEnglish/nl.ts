/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  '%{smart_count} open |||| %{smart_count} open',
  '%{minutes} min',
  '%{width} × %{height} pixels',
  'Account',
  'Code',
  'Details',
  'Filters',
  'Later',
  'Live',
  'Menu',
  'No-show',
  'Offline',
  'Status',
  'Volume',
  'Zoom',
  'tab',
];
