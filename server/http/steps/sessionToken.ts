import type { FastifyRequest } from 'fastify';

/** The first value of a header; `undefined` where it is missing or empty. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) || undefined;
}

/** The token a caller shows: header `servertoken`, or `token` as older clients name it. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  header(request, 'servertoken') ?? header(request, 'token');
