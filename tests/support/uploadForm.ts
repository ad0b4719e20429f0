import { type CallName, type Calls, calls } from '#contract/calls/index';

export interface TestFile {
  filename: string;
  content: Buffer | string;
}

const named = Symbol('the file that goes with a body');

/** Names the file that goes with the body of a call that takes one; `null`: none. Copies of the body keep it. */
export const withFile = <Body extends object>(body: Body, file: TestFile | null): Body =>
  Object.assign({}, body, { [named]: file });

/** A PNG of one pixel: good for every call that takes a file. */
const anyFile: TestFile = {
  filename: 'dot.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const uploadOf = (name: CallName): { field: string } | undefined => {
  const call = calls[name] as Calls[CallName] & { upload?: { field: string } };
  return call.upload;
};

/** A call's body as it is sent: form data with a file where the call takes one, else as it is. */
export function payloadOf(name: CallName, body: unknown): unknown {
  const upload = uploadOf(name);
  if (!upload || body === null || typeof body !== 'object') return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    form.append(field, text);
    // A form knows texts alone: a value of another kind becomes a field given twice, which is as wrong.
    if (typeof value === 'object') form.append(field, text);
  }
  const file = named in body ? (body[named] as TestFile | null) : anyFile;
  if (file) form.append(upload.field, new Blob([new Uint8Array(Buffer.from(file.content))]), file.filename);
  return form;
}
