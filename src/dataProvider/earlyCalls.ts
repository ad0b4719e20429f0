/** A call before it is sent. */
export interface CallRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

declare global {
  interface Window {
    /** Calls that the page sent before the app had loaded (src/early), by their content. */
    earlyCalls?: Map<string, { reply: Promise<Response>; sentAt: number }>;
    /** When the first of them was sent. */
    askedEarlyAt?: number | undefined;
  }
}

const keyOf = ({ url, headers, body }: CallRequest): string => JSON.stringify([url, headers.servertoken, body]);

/** A reply to a call that was sent longer ago, in ms, could miss a change that the user knows of. */
const freshMs = 20_000;

/** Sends a call that the app is about to make; `takeEarlyCall` then finds it. */
export function sendEarlyCall(request: CallRequest): void {
  const { url, headers, body } = request;
  window.earlyCalls ??= new Map();
  window.askedEarlyAt ??= performance.now();
  const reply = fetch(url, { method: 'POST', headers, body });
  // If no one takes the reply, its failure doesn't matter.
  reply.catch(() => undefined);
  window.earlyCalls.set(keyOf(request), { reply, sentAt: performance.now() });
}

/** When the page sent its first call, on the clock of `performance.now()`, once; `null` if it sent none early. */
export function takePrefetchedAt(): number | null {
  const { askedEarlyAt = null } = window;
  window.askedEarlyAt = undefined;
  return askedEarlyAt;
}

/** The reply to a call that was sent early, once; `null` if there is none. */
export function takeEarlyCall(request: CallRequest): Promise<Response> | null {
  const calls = window.earlyCalls;
  const key = calls?.size ? keyOf(request) : '';
  const sent = calls?.get(key);
  if (!sent) return null;
  calls?.delete(key);
  return performance.now() - sent.sentAt < freshMs ? sent.reply : null;
}
