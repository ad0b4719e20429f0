import { UnreachableError } from './apiError';

/** A file that is sent with a call, and its progress callback. */
export interface FileToSend {
  /** The form field that the contract names. */
  field: string;
  file: Blob;
  /** Receives the share sent so far, between 0 and 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Turns a body and its file into a form; the server reads every field as text. */
export function formOf(body: object, { field, file }: FileToSend): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  form.append(field, file);
  return form;
}

/**
 * Sends a form and reports progress, which `fetch` can't.
 *
 * @throws UnreachableError if no answer arrived; the signal's reason if it was aborted
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
