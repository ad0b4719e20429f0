/** How long a dialog may take to close and return the focus. */
const waitMs = 1_500;

/**
 * Calls back once nothing on the page has the focus because the focused element is gone: immediately, or when the
 * dialog that has the focus has closed. Gives up after a while.
 *
 * @returns a function that stops waiting
 */
export function whenFocusIsLost(act: () => void): () => void {
  const until = performance.now() + waitMs;
  let frame = 0;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null) return act();
    if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="presentation"]';

/** Whether an element is in a dialog or a menu over the page. The order panel of a narrow screen doesn't count. */
export const isInOverlay = (element: Element | null): boolean =>
  element !== null && element.closest(overlays) !== null && element.closest('[data-order-panel]') === null;
