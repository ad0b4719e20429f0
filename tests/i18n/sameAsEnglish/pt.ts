/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  'Item',
  'Status',
  'Subtotal',
  'Total',
  'Volume',
  'Zoom',
  '%{hours} h %{minutes} min',
  '%{minutes} min',
  '+%{minutes} min',
  '%{width} × %{height} pixels',
  'Link',
  'Latitude, longitude: %{example}',
  'Halal',
  'Kosher',
  'PIN',
];
