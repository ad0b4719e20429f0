import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env';
import { isSameKey } from '../sameKey';
import { header } from './sessionToken';

/** Whether a request bears the platform's key. */
export const isPlatform = (request: FastifyRequest, env: Pick<Env, 'PLATFORM_KEY'>): boolean =>
  isSameKey(header(request, 'platform-key'), env.PLATFORM_KEY);
