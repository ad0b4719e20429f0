import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { ProvenSessions } from '#server/http/provenSessions';

const request = (servertoken: string, ip = '192.0.2.1') =>
  ({ headers: { servertoken }, ip }) as unknown as FastifyRequest;

it('counts a call by its address until its token has belonged to a session, and again once it no longer does', () => {
  const proven = new ProvenSessions();
  expect(proven.callerOf(request('real'))).toBe('192.0.2.1');
  proven.add('real', 'session 1');
  expect(proven.callerOf(request('real'))).toBe('session 1');
  for (let call = 0; call < 3; call += 1) expect(proven.callerOf(request(`made up ${call}`))).toBe('192.0.2.1');
  proven.remove('real');
  expect(proven.callerOf(request('real'))).toBe('192.0.2.1');
});

it('remembers a limited number of sessions, and forgets the least recently used', () => {
  const proven = new ProvenSessions();
  for (let n = 0; n < 50_000; n += 1) proven.add(`token ${n}`, `session ${n}`);
  proven.add('token 0', 'session 0');
  proven.add('one more', 'session');
  expect([proven.has('token 0'), proven.has('token 1'), proven.has('one more')]).toEqual([true, false, true]);
});
