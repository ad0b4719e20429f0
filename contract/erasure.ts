/**
 * Takes the place of a customer's erased name and of texts about them. It is the same in every language, so that programs
 * recognise it; the app shows it in the user's language.
 */
export const erasedMark = '[erased]';

/** Whether the personal data of a customer was erased. */
export const isErased = ({ name }: { name: string }): boolean => name === erasedMark;

/** Whether a text that someone wrote about a customer was erased. */
export const isErasedText = (text: string): boolean => text === erasedMark;

/** The kinds of data that an erasure counts, as its certificate lists them. */
export const erasedKinds = [
  'orders',
  'addresses',
  'comments',
  'events',
  'changes',
  'refunds',
  'reviews',
  'offers',
  'note',
  'waiting',
  'entries',
  'messages',
  'archive',
  'mentions',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** The kinds of data that stay after an erasure. The app's texts give the reason for each. */
export const keptKinds = ['sums', 'ratings', 'log', 'others', 'backups', 'copies'] as const;
