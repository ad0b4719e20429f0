/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  'Browser',
  '%{hours} h %{minutes} min',
  '%{minutes} min',
  'Account',
  'Email',
  'File',
  'Menu',
  'No',
  'Offline',
  'Password',
  'Volume',
  'Zoom',
  'Link',
  'Online',
  'offline',
  'Budget',
];
