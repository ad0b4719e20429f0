const isShown = (element: HTMLElement): boolean => !element.closest('[hidden]');

/** Goes to where a person begins to type. */
export function focusFirstField(form: HTMLElement | null): void {
  const first = Array.from(form?.querySelectorAll<HTMLElement>('input, textarea') ?? []).find(isShown);
  first?.focus();
  window.scrollTo({ top: 0 });
}

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
