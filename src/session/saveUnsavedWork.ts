import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { savedForm } from './savedForm';
import { type SavedForm, writeWork } from './savedWork';

/** Drafts survive a reload, and are deleted with the account. */
const draftKeys = [storageKeys.createOrderDraft, storageKeys.supportMessage];
const forms = new Set<() => SavedForm>();

/** Registers a form with unsaved input. @returns a function that unregisters it */
export function holdForm(read: () => SavedForm): () => void {
  forms.add(read);
  return () => forms.delete(read);
}

/**
 * Called before a sign-out that the user didn't ask for. This tab keeps their input, for them only, until it is closed.
 *
 * @param options.withDrafts `false` for a page that is left without a sign-out: the drafts stay where they are, and a
 *   copy could bring back an order that has been placed since
 */
export function saveUnsavedWork(account: string, { withDrafts = true } = {}): void {
  // A form that was left before, and that no one has come back to, stays kept.
  const [form = savedForm(account)] = [...forms].map((read) => read());
  const saved = withDrafts ? draftKeys.map((draft) => [draft, readStored(draft)] as const) : [];
  const drafts = Object.fromEntries(saved.filter(([, value]) => value));
  if (form || Object.keys(drafts).length > 0) writeWork({ account, form, drafts });
}
