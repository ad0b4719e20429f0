/**
 * Opens the price of the next item on the list, or of the one before.
 *
 * @param from the price that is left
 * @returns whether there is one
 */
export function focusNextPrice(from: HTMLElement, step: 1 | -1): boolean {
  const prices = [...document.querySelectorAll<HTMLElement>('[data-price]')];
  const next = prices[prices.indexOf(from) + step];
  if (!next) return false;
  next.focus();
  next.click();
  return true;
}
