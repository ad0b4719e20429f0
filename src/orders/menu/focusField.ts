const focusable = 'input:not([type=hidden]):not(:disabled), button:not(:disabled), select, textarea, [tabindex="0"]';

/** Scrolls to a field and focuses it; fields are marked with `data-field`. */
export function focusField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const target = place?.querySelector<HTMLElement>(focusable) ?? place;
  target?.focus();
  place?.scrollIntoView?.({ block: 'nearest' });
}
