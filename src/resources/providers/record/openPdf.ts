import { UnreachableError } from '../../../dataProvider/apiError';
import { saveFile } from '../../../menuFiles/saveFile';

/** Long enough for a slow phone to have read it. */
const keptMs = 120_000;

async function fetched(link: string): Promise<Blob> {
  const reply = await fetch(link).catch(() => null);
  if (!reply?.ok) throw new UnreachableError();
  // Named as what it is, whatever is in it: nothing but a reader of PDF takes it.
  return new Blob([await reply.arrayBuffer()], { type: 'application/pdf' });
}

/**
 * Shows a PDF in a tab of its own; where the browser opens none, it is saved.
 *
 * @param linkOf asks for the file's address, which holds for minutes
 */
export async function openPdf(linkOf: () => Promise<string>, name: string): Promise<void> {
  // At once, while the tap counts: a browser opens no tab for what comes later.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const file = await fetched(await linkOf());
    if (!tab) return saveFile(file, name);
    const url = URL.createObjectURL(file);
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), keptMs);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Saves a PDF under the name it was handed in with. */
export async function savePdf(linkOf: () => Promise<string>, name: string): Promise<void> {
  saveFile(await fetched(await linkOf()), name);
}
