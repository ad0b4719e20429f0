/** Marks what shows a fault and is no plain field: a list, a group of fields. */
export const faultMark = (isWrong: boolean) => (isWrong ? { 'data-fault': true, tabIndex: -1 } : {});

const isShown = (element: HTMLElement): boolean => !element.closest('[hidden]');

/** Goes to the first field that is wrong, once the tabs and sections that hide it have opened. */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-fault]');
      const first = Array.from(wrong ?? []).find(isShown);
      first?.scrollIntoView?.({ block: 'center' });
      first?.focus({ preventScroll: true });
    }),
  );
}
