import type { FastifyRequest } from 'fastify';

/** The first value of a header; `undefined` if it is missing or empty. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) || undefined;
}

/** The caller's token: header `servertoken`, or `token` from older clients. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  header(request, 'servertoken') ?? header(request, 'token');
