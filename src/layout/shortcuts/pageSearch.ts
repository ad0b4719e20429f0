/**
 * Puts the focus into the search that the page itself has, known by its `aria-keyshortcuts`.
 *
 * @returns whether there is one
 */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts~="/"]');
  field?.focus();
  field?.select();
  return field !== null;
}
