import { readOfTab, writeOfTab, writeStored } from '../config/jsonStorage';

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

const key = 'storedesk.kept-work';

export const readWork = () => readOfTab<SavedWork>(key);
export const writeWork = (work: SavedWork | null) => writeOfTab(key, work);

/** Called when someone signs in. Restores the drafts of a user who was signed out; other users see none of them. */
export function restoreUnsavedWork(account: string): void {
  const work = readWork();
  if (!work) return;
  const isTheirs = work.account === account;
  for (const [draft, value] of Object.entries(isTheirs ? work.drafts : {})) writeStored(draft, value);
  writeWork(isTheirs && work.form ? { ...work, drafts: {} } : null);
}
