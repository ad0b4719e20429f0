import { readOfTab, readStored, writeOfTab, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';

/** A form that was not saved: its address, and what was typed over its record. */
export interface KeptForm {
  path: string;
  values: Record<string, unknown>;
}

/** What a person had typed when their session was ended for them. */
interface KeptWork {
  account: string;
  form: KeptForm | null;
  drafts: Record<string, unknown>;
}

/** Drafts outlive a reload, and are forgotten with the account. */
const draftKeys = [storageKeys.createOrderDraft, storageKeys.supportMessage];
const key = 'storedesk.kept-work';
const forms = new Set<() => KeptForm>();

/** From here on a form has something typed that is not saved. @returns the end of that */
export function holdForm(read: () => KeptForm): () => void {
  forms.add(read);
  return () => forms.delete(read);
}

const readWork = () => readOfTab<KeptWork>(key);
const writeWork = (work: KeptWork | null) => writeOfTab(key, work);

/** Before a sign-out that the person did not ask for: this tab keeps what they typed, for them alone, until it is closed. */
export function keepWork(account: string): void {
  const [form = null] = [...forms].map((read) => read());
  const drafts = Object.fromEntries(
    draftKeys.flatMap((draft) => [[draft, readStored(draft)]]).filter(([, value]) => value),
  );
  if (form || Object.keys(drafts).length > 0) writeWork({ account, form, drafts });
}

/** Somebody signed in: who had been sent away has their drafts again, anybody else finds nothing of theirs. */
export function giveBackWork(account: string): void {
  const work = readWork();
  if (!work) return;
  const isTheirs = work.account === account;
  for (const [draft, value] of Object.entries(isTheirs ? work.drafts : {})) writeStored(draft, value);
  writeWork(isTheirs && work.form ? { ...work, drafts: {} } : null);
}

/** The form that this account was taken away from, if any. */
export function keptForm(account: string): KeptForm | null {
  const work = readWork();
  return work?.account === account ? work.form : null;
}

/** What was typed at this address: given back once. */
export function takeKeptValues(account: string, path: string): KeptForm['values'] | null {
  const form = keptForm(account);
  if (form?.path !== path) return null;
  writeWork(null);
  return form.values;
}
