import { readOfTab, readStored, writeOfTab, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';

/** An unsaved form: its address, and the values typed over its record. */
export interface SavedForm {
  path: string;
  values: Record<string, unknown>;
}

/** The user's unsaved work when their session was ended for them. */
interface SavedWork {
  account: string;
  form: SavedForm | null;
  drafts: Record<string, unknown>;
}

/** Drafts survive a reload, and are deleted with the account. */
const draftKeys = [storageKeys.createOrderDraft, storageKeys.supportMessage];
const key = 'storedesk.kept-work';
const forms = new Set<() => SavedForm>();

/** Registers a form with unsaved input. @returns a function that unregisters it */
export function holdForm(read: () => SavedForm): () => void {
  forms.add(read);
  return () => forms.delete(read);
}

const readWork = () => readOfTab<SavedWork>(key);
const writeWork = (work: SavedWork | null) => writeOfTab(key, work);

/**
 * Called before a sign-out that the user didn't ask for. This tab keeps their input, for them only, until it is closed.
 */
export function saveUnsavedWork(account: string): void {
  const [form = null] = [...forms].map((read) => read());
  const drafts = Object.fromEntries(
    draftKeys.flatMap((draft) => [[draft, readStored(draft)]]).filter(([, value]) => value),
  );
  if (form || Object.keys(drafts).length > 0) writeWork({ account, form, drafts });
}

/** Called when someone signs in. Restores the drafts of a user who was signed out; other users see none of them. */
export function restoreUnsavedWork(account: string): void {
  const work = readWork();
  if (!work) return;
  const isTheirs = work.account === account;
  for (const [draft, value] of Object.entries(isTheirs ? work.drafts : {})) writeStored(draft, value);
  writeWork(isTheirs && work.form ? { ...work, drafts: {} } : null);
}

/** The form this account was signed out of, if any. */
export function savedForm(account: string): SavedForm | null {
  const work = readWork();
  return work?.account === account ? work.form : null;
}

/** The values typed at this address; they are returned only once. */
export function takeSavedValues(account: string, path: string): SavedForm['values'] | null {
  const form = savedForm(account);
  if (form?.path !== path) return null;
  writeWork(null);
  return form.values;
}
