import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Env } from '../env';
import { imageBase, type Placeholder, placeholderPath, placeholders } from '../files/placeholders';
import { refuse } from './failures';
import { contentSecurityPolicy } from './security';

/** Paths that are not the app's: what is unknown below them is an unknown call, never the app's page. */
const apiPaths = ['/v3', '/dashboard', '/images', '/socket.io', '/docs', '/metrics', '/healthz', '/readyz'];
const isApi = (path: string) => apiPaths.some((base) => path === base || path.startsWith(`${base}/`));

/** The drawn pictures below `/images/default`. */
export function mountPlaceholders(app: FastifyInstance): void {
  for (const [name, drawing] of Object.entries(placeholders)) {
    app.get(imageBase + placeholderPath(name as Placeholder), async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawing),
    );
  }
}

/**
 * Serves the built app. A path that a person opened and that is nobody's else is the app's own to show: its
 * router knows it.
 *
 * @param folder the app as the build left it; where there is none, only calls are served
 */
export async function mountAppFiles(app: FastifyInstance, folder: string, env: Env): Promise<void> {
  const policy = contentSecurityPolicy(env);
  const page = join(folder, 'index.html');
  const isBuilt = existsSync(page);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names in assets/ bear a hash of their content: what is once there never changes.
        const forever = path.startsWith(join(folder, 'assets') + sep);
        reply.header('content-security-policy', policy);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isBuilt && wantsPage && !isApi(path)) return reply.sendFile('index.html');
    return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
  });
}
