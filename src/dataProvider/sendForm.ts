import { UnreachableError } from './apiError';

/** A file that goes with a call, and who is told how far it is. */
export interface FileToSend {
  /** Field of the form that the contract names. */
  field: string;
  file: Blob;
  /** Shares between 0 and 1 of what has left. */
  onProgress?: ((share: number) => void) | undefined;
}

/** A body as a form with its file; the server reads every field as text. */
export function formOf(body: object, { field, file }: FileToSend): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  form.append(field, file);
  return form;
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot.
 *
 * @throws UnreachableError where no answer came; the signal's reason where it was aborted
 */
export function sendForm(
  url: string,
  headers: Record<string, string>,
  form: FormData,
  { onProgress, signal }: { onProgress: (share: number) => void; signal?: AbortSignal | undefined },
): Promise<Pick<Response, 'ok' | 'status' | 'json'>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      resolve({ ok: status >= 200 && status < 300, status, json: async () => JSON.parse(request.responseText) });
    };
    request.onerror = () => reject(new UnreachableError());
    request.onabort = () => reject(signal?.reason ?? new UnreachableError());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
