/** What takes keys for itself: text fields, lists that are chosen from by letter, sliders. */
const takesKeys = [
  'input:not([type=checkbox], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
].join();

/** Whether a key that is pressed there is meant for what has the focus, and is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesKeys) !== null;
