const inPanel = (element: Element): boolean =>
  element.closest('[data-order-panel]') !== null || element.querySelector('[data-order-panel]') !== null;

/**
 * Whether a dialog waits for its answer: nothing else is to be done before. The order of a narrow screen is drawn as one
 * and is none.
 */
export const hasModal = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"]')].some(
    (dialog) => !inPanel(dialog),
  );

/** Whether keys belong to something that lies over the page: a dialog, a menu, a list of choices. */
export const isCovered = (target: EventTarget | null): boolean => {
  if (hasModal()) return true;
  const over = target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]');
  return over ? !inPanel(over) : false;
};
