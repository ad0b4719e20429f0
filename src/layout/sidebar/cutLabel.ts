/** Names in the third level of the menu are cut there (specification, section 9). */
const longest = 15;

/**
 * A name that has to fit beside its indent; `null` where it fits as it is. Counts what a reader counts as characters.
 *
 * @example cutLabel('Cancellation policy') // 'Cancellation po…'
 */
export function cutLabel(label: string): string | null {
  const characters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : null;
}
