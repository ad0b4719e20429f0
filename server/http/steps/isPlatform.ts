import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env';
import { header } from './sessionToken';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request bears the platform's key; compared in constant time. */
export function isPlatform(request: FastifyRequest, env: Pick<Env, 'PLATFORM_KEY'>): boolean {
  const key = header(request, 'platform-key');
  return key !== undefined && env.PLATFORM_KEY !== '' && timingSafeEqual(digest(key), digest(env.PLATFORM_KEY));
}
