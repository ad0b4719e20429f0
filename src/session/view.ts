import type { SubStore } from '#contract/entities/store';

/** As whom this tab looks at the app, and which account looks. */
export interface KeptView {
  looker: string;
  as: SubStore;
}

const key = 'storedesk.view-as';

/** Kept by the tab, so that it survives a reload and other tabs go on with their work. */
export function readView(): KeptView | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as KeptView);
  } catch {
    return null;
  }
}

/** `null` ends it. */
export function writeView(view: KeptView | null): void {
  try {
    if (view) sessionStorage.setItem(key, JSON.stringify(view));
    else sessionStorage.removeItem(key);
  } catch {
    // Without the storage there is no view that outlives this page: it is the person's own.
  }
}
