import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Env } from '../env';
import { imageBase, type Placeholder, placeholderPath, placeholders } from '../files/placeholders';
import { refuse } from './failures';
import { contentSecurityPolicy, permissionsPolicy, sharedWithOtherOrigins } from './security';

/** Paths that don't belong to the app: anything unknown below them is an unknown call, not a page of the app. */
const apiPaths = ['/v3', '/dashboard', '/images', '/socket.io', '/docs', '/metrics', '/healthz', '/readyz'];
const isApi = (path: string) => apiPaths.some((base) => path === base || path.startsWith(`${base}/`));

/** The drawn placeholder pictures below `/images/default`. */
export function mountPlaceholders(app: FastifyInstance): void {
  const headers = { ...sharedWithOtherOrigins, 'cache-control': 'public, max-age=86400' };
  for (const [name, drawing] of Object.entries(placeholders)) {
    app.get(imageBase + placeholderPath(name as Placeholder), async (_request, reply) =>
      reply.type('image/svg+xml').headers(headers).send(drawing),
    );
  }
}

/** Placeholder in index.html, replaced with a new nonce for each response. */
const noncePlaceholder = '__STYLE_NONCE__';

/**
 * Sends index.html. Its nonce is in the policy of the same response, so it has no ETag and no date: a 304 would
 * combine a cached page with the policy of another response.
 */
function pageSender(path: string, env: Env) {
  const permissions = permissionsPolicy(env);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Read each time: a new build can replace the old one while the server runs.
    const page = await readFile(path, 'utf8');
    const styleNonce = randomBytes(16).toString('base64url');
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(env, { host: request.host, styleNonce }),
        'permissions-policy': permissions,
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlaceholder, styleNonce));
  };
}

/**
 * Serves the built app. Any page address that no other route handles gets index.html: the app's router decides what
 * to show.
 *
 * @param folder the build output; if it doesn't exist, only calls are served
 */
export async function mountAppFiles(app: FastifyInstance, folder: string, env: Env): Promise<void> {
  const page = join(folder, 'index.html');
  const isBuilt = existsSync(page);
  const sendPage = pageSender(page, env);
  if (isBuilt) {
    // For worker scripts, whose policy comes from their own response.
    const policy = contentSecurityPolicy(env);
    app.get('/', sendPage);
    app.get('/index.html', sendPage);
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Build metadata such as .vite/manifest.json, and source maps, if there are any.
      dotfiles: 'ignore',
      allowedPath: (path) => !path.endsWith('.map'),
      cacheControl: false,
      setHeaders(reply, path) {
        // Names in assets/ contain a hash of the content, so the files never change.
        const forever = path.startsWith(join(folder, 'assets') + sep);
        reply.header('content-security-policy', policy);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isBuilt && wantsPage && !isApi(path) && !path.endsWith('.map')) return sendPage(request, reply);
    return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
  });
}
