/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  '%{minutes} min',
  '+%{minutes} min',
  '%{hours} h %{minutes} min',
  'Error',
  'Rectangular',
  'Inspector',
  'No',
  'Subtotal',
  'Total',
  'Visible',
  'Halal',
  'Kosher',
  'PIN',
  'Scripts',
  'Favicon',
];
