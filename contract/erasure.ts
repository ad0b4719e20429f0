/**
 * Takes the place of a customer's erased name and of texts about them. It is the same in every language, so that programs
 * recognise it; the app shows it in the user's language.
 */
export const erasedMark = '[erased]';

/** Whether the personal data of a customer was erased. */
export const isErased = ({ name }: { name: string }): boolean => name === erasedMark;

/** Whether a text that someone wrote about a customer was erased. */
export const isErasedText = (text: string): boolean => text === erasedMark;

/** What an erasure counts, each as its certificate lists it. */
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
  'entries',
  'messages',
  'mentions',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What an erasure keeps, each with its reason in the texts of the app. */
export const keptKinds = ['sums', 'ratings', 'log', 'backups', 'copies'] as const;
export type KeptKind = (typeof keptKinds)[number];
