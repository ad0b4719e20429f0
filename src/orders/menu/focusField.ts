const focusable = 'input:not([type=hidden]):not(:disabled), button:not(:disabled), select, textarea, [tabindex="0"]';

/** Scrolls to a field and focuses it; fields are marked with `data-field`. */
export function focusField(field: string): void {
  const container = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const target = container?.querySelector<HTMLElement>(focusable) ?? container;
  target?.focus();
  container?.scrollIntoView?.({ block: 'nearest' });
}
