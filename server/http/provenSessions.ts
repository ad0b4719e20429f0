import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionToken } from './steps/sessionToken';

/** More sessions than one process serves at a time. The least recently used one is forgotten first. */
const sessionsMax = 50_000;

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Remembers which tokens belonged to a session when they were last looked up. This grants no access: each call still
 * looks up its session. It only decides whether a call counts towards the limits of its session or of its address,
 * because a stranger can make up a new token for each call.
 */
export class ProvenSessions {
  /** Session IDs by the hash of their token, the least recently used one first. */
  readonly #sessions = new Map<string, string>();

  has(token: string): boolean {
    return this.#sessions.has(keyOf(token));
  }

  add(token: string, sessionId: string): void {
    const key = keyOf(token);
    this.#sessions.delete(key);
    this.#sessions.set(key, sessionId);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > sessionsMax && oldest) this.#sessions.delete(oldest);
  }

  /** Forgets a token whose session has ended. */
  remove(token: string): void {
    this.#sessions.delete(keyOf(token));
  }

  /** The ID of the request's session if it is proven, otherwise the address. Used until the session is looked up. */
  callerOf(request: FastifyRequest): string {
    const token = sessionToken(request);
    return (token && this.#sessions.get(keyOf(token))) ?? request.ip;
  }
}
