import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import type { AddressRange } from '../../envAddresses';
import { type AddressCheck, checkedLookup, findAllowed, makeAddressCheck, type Resolve } from './addressCheck';
import { type ConnectFailure, connectFailure, Stopped } from './connectFailure';

export interface OutboundRequest {
  /** GET if not given. Only GET and HEAD follow redirects: a body goes to the address that it is meant for, or nowhere. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** For everything together, redirects and the whole reply included. */
  timeoutMs?: number;
  maxBytes?: number;
  /** `manual`: a redirect is the answer, and isn't followed. */
  redirect?: 'manual';
  /** The purpose of the request, such as `authorize`: for the log. */
  stage?: string;
}

export type OutboundReply =
  | {
      ok: true;
      /** Any, also 500: the caller decides what it means. */
      status: number;
      headers: Record<string, string>;
      body: Buffer;
    }
  | { ok: false; failure: ConnectFailure };

/** Asks an address outside of this installation. Never throws. */
export type Fetch = (url: string, request?: OutboundRequest) => Promise<OutboundReply>;

export interface Connector {
  fetch: Fetch;
  /** Ends open connections; requests that are under way fail. */
  close(): Promise<void>;
}

export interface ConnectSettings {
  /** Ranges of addresses beside the public ones that may be connected to. */
  allowed?: readonly AddressRange[];
  /** Addresses that the operator's own settings name: they can be anywhere. What they redirect to can't. */
  trusted?: readonly string[];
  log?: { info(facts: object, text: string): void } | undefined;
  /** The system's resolver if not given. */
  resolve?: Resolve;
}

const usualTimeoutMs = 10_000;
const usualMaxBytes = 1_048_576;
const redirectsMax = 3;
const redirectCodes: readonly number[] = [301, 302, 303, 307, 308];
/** A redirect to elsewhere takes nothing along that could be a secret. */
const harmlessHeaders: readonly string[] = ['accept', 'accept-language', 'user-agent'];

function openAgent(isAllowed: AddressCheck, resolve?: Resolve): Agent {
  const open = buildConnector({ lookup: checkedLookup(isAllowed, resolve), timeout: usualTimeoutMs });
  return new Agent({
    connections: 64,
    keepAliveTimeout: 10_000,
    connect: (options, callback) => {
      // A host that is an address is never looked up.
      if (isIP(options.hostname) === 0) return open(options, callback);
      findAllowed(options.hostname, isAllowed).then(
        () => open(options, callback),
        (error: Error) => callback(error, null),
      );
    },
  });
}

/** Reads a reply to its end. @throws Stopped if it is too long */
async function readBody(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Stopped('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws Stopped unless it is an address of the web, without a password in it */
function readUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new Stopped('address');
  return url;
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const flat = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));

const onlyHarmless = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => harmlessHeaders.includes(name.toLowerCase())));

/** Where a redirect leads. @throws Stopped if it may not be followed */
function nextUrl(from: URL, location: string | undefined, followed: number, method: string): URL {
  const isFollowed = followed < redirectsMax && location && (method === 'GET' || method === 'HEAD');
  if (!isFollowed) throw new Stopped('redirects');
  const next = readUrl(location, from);
  if (from.protocol === 'https:' && next.protocol === 'http:') throw new Stopped('redirects');
  return next;
}

/**
 * The one way to addresses outside that stores, guests or other services name. A name is resolved once, and the bytes of
 * its addresses are checked when the socket connects; redirects, time and size have limits; the caller learns little,
 * the log more.
 */
export function connect({ allowed, trusted = [], log, resolve }: ConnectSettings = {}): Connector {
  const open = openAgent(makeAddressCheck(allowed), resolve);
  const openTrusted = openAgent(() => true, resolve);
  const trustedOrigins = new Set(trusted.map((address) => new URL(address).origin));

  async function follow(url: URL, sent: OutboundRequest, signal: AbortSignal, followed = 0): Promise<OutboundReply> {
    const { method = 'GET', headers = {}, body = null, maxBytes = usualMaxBytes } = sent;
    const isTrusted = followed === 0 && trustedOrigins.has(url.origin);
    const reply = await request(url, {
      dispatcher: isTrusted ? openTrusted : open,
      ...{ method, body, signal },
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    if (sent.redirect === 'manual' || !redirectCodes.includes(reply.statusCode)) {
      const content = await readBody(reply.body, maxBytes);
      return { ok: true, status: reply.statusCode, headers: flat(reply.headers), body: content };
    }
    await reply.body.dump();
    const next = nextUrl(url, flat(reply.headers).location, followed, method);
    const nextHeaders = next.origin === url.origin ? headers : onlyHarmless(headers);
    return follow(next, { ...sent, headers: nextHeaders }, signal, followed + 1);
  }

  return {
    async fetch(text, sent = {}) {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(sent.timeoutMs ?? usualTimeoutMs);
      let reply: OutboundReply;
      try {
        // The library only ends what has a connection; this also ends looking up and connecting.
        reply = await Promise.race([follow(readUrl(text), sent, signal), ended(signal)]);
      } catch (error) {
        reply = { ok: false, failure: connectFailure(error) };
      }
      // Without its path: many services take keys there.
      const host = URL.canParse(text) ? new URL(text).host : '';
      const outcome = reply.ok ? { status: reply.status } : { failure: reply.failure };
      const ms = Math.round(performance.now() - startedAt);
      log?.info({ stage: sent.stage ?? 'request', host, ...outcome, ms }, 'asked outside');
      return reply;
    },
    async close() {
      await Promise.all([open.destroy(), openTrusted.destroy()]);
    },
  };
}
