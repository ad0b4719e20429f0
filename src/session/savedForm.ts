import { readWork, type SavedForm, writeWork } from './savedWork';

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
