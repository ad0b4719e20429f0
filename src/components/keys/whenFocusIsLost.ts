/** How long a dialog may take to close and give the focus back. */
const waitMs = 1_500;

/**
 * Calls back once nothing on the page has the focus, because what had it is gone: at once, or when the dialog that has it
 * now has closed. Gives up after a while.
 *
 * @returns stops waiting
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

/** Whether an element is in a question or a menu over the page. The order panel of a narrow screen is none. */
export const isInOverlay = (element: Element | null): boolean =>
  element !== null && element.closest(overlays) !== null && element.closest('[data-order-panel]') === null;
