import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/calls/callPath';
import type { Env } from '../env';
import { openApiDocument } from './openApi';

/**
 * Swagger UI's own policy, which has the hashes of its styles; without frames, and without forcing https on a server
 * that doesn't use it.
 */
const likeOurs = (policy: string): string =>
  policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'").replace(' upgrade-insecure-requests;', '');

/**
 * `GET /v3/openapi.json`, and `/docs` which shows it. Both need `API_DOCS`. They list every call, so they are off in
 * production by default.
 */
export async function mountDocs(app: FastifyInstance, env: Pick<Env, 'API_DOCS'>): Promise<void> {
  if (env.API_DOCS === 'off') return;
  const document = openApiDocument();
  // The plugin's types tell OpenAPI 3.0 from 3.1 only by the type names of its own package.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: likeOurs });
  app.get(`${apiBase}/openapi.json`, async () => document);
}
