/** Names and signs that are written alike everywhere. */
export const same = [
  'Storedesk',
  'CSV',
  'PDF',
  'Excel',
  'Google Sheets',
  'JPEG',
  'PNG',
  'WebP',
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'Home',
  'End',
  'PDF, %{size}',
];
