import { createHash, randomBytes } from 'node:crypto';
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
const apiPaths = [
  '/v3',
  '/dashboard',
  '/auth',
  '/calendar',
  '/images',
  '/socket.io',
  '/docs',
  '/metrics',
  '/healthz',
  '/readyz',
];
const isApi = (path: string) => apiPaths.some((base) => path === base || path.startsWith(`${base}/`));

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The drawn placeholder pictures below `/images/default`. */
export function mountPlaceholders(app: FastifyInstance): void {
  const headers = { ...sharedWithOtherOrigins, 'cache-control': 'public, max-age=86400' };
  for (const [name, drawing] of Object.entries(placeholders)) {
    app.get(imageBase + placeholderPath(name as Placeholder), async (_request, reply) =>
      reply.type('image/svg+xml').headers(headers).send(drawing),
    );
  }
}

const pageName = 'index.html';

/** Placeholders in the page, replaced for each response. */
const noncePlaceholder = '__STYLE_NONCE__';
const configPlaceholder = '<!-- config -->';

/** Hashes of a page's inline scripts, for its policy. The build writes them, so no one else's script has one. */
const scriptHashes = (page: string): string[] =>
  [...page.matchAll(/<script>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** A page waits no longer than this for its configuration, in ms: without it, the app asks for it. */
const configPatienceMs = 250;

/** The configuration as an element of the page, so that the app needs no call for it. Empty if it can't be read now. */
async function configElement(readConfig: () => Promise<object>): Promise<string> {
  const config = await Promise.race([
    readConfig().catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), configPatienceMs).unref()),
  ]);
  if (!config) return '';
  const text = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="remote-config">${text}</script>`;
}

/**
 * A page's scripts, by a regular expression for its addresses. The build writes them
 * (scripts/bundle/writeLoadTable.ts).
 */
interface Preload {
  pattern: string;
  files: readonly string[];
}

/** Makes the browser fetch a page's scripts before it runs any. Empty for addresses that only redirect. */
async function preloadElements(folder: string, path: string): Promise<string> {
  const text = await readFile(join(folder, '.vite/preloads.json'), 'utf8').catch(() => '[]');
  const found = (JSON.parse(text) as Preload[]).find(({ pattern }) => new RegExp(pattern).test(path));
  return (found?.files ?? []).map((file) => `<link rel="modulepreload" href="${file}">`).join('');
}

/**
 * Sends index.html. Its nonce is in the policy of the same response, so it has no ETag and no date: a 304 would
 * combine a cached page with the policy of another response.
 */
function pageSender(folder: string, env: Env, readConfig: () => Promise<object>) {
  const permissions = permissionsPolicy(env);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Read each time: a new build can replace the old one while the server runs.
    const [page, preloads, config] = await Promise.all([
      readFile(join(folder, pageName), 'utf8'),
      preloadElements(folder, pathOf(request)),
      configElement(readConfig),
    ]);
    const styleNonce = randomBytes(16).toString('base64url');
    const policy = contentSecurityPolicy(env, { styleNonce, scriptHashes: scriptHashes(page) });
    return reply
      .headers({
        'content-security-policy': policy,
        'permissions-policy': permissions,
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll(noncePlaceholder, styleNonce)
          .replace(configPlaceholder, () => config)
          // After those of the page itself, which are needed first.
          .replace('</head>', () => `${preloads}</head>`),
      );
  };
}

/**
 * Serves the built app. Any page address that no other route handles gets index.html: the app's router decides what
 * to show.
 *
 * @param folder the build output; if it doesn't exist, only calls are served
 * @param readConfig what the app needs before it starts (src/config/remoteConfig.ts), written into each page
 */
export async function mountAppFiles(
  app: FastifyInstance,
  folder: string,
  { env, readConfig }: { env: Env; readConfig: () => Promise<object> },
): Promise<void> {
  const isBuilt = existsSync(join(folder, pageName));
  const sendPage = pageSender(folder, env, readConfig);
  if (isBuilt) {
    // For worker scripts, whose policy comes from their own response.
    const policy = contentSecurityPolicy(env);
    app.get('/', sendPage);
    app.get(`/${pageName}`, sendPage);
    await app.register(fastifyStatic, {
      root: folder,
      // The package's own route lists the whole folder for each file, to tell upper case from lower where the file system
      // doesn't: most of the time that a file took.
      serve: false,
      index: false,
      // The build writes `.br` and `.gz` next to its files. The reply names its encoding and varies by `Accept-Encoding`.
      preCompressed: true,
      // Build metadata such as .vite/manifest.json, and source maps, if there are any.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(reply, path) {
        // Names in assets/ contain a hash of the content, so the files never change.
        const forever = path.startsWith(join(folder, 'assets') + sep);
        reply.header('content-security-policy', policy);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get<{ Params: { '*': string } }>('/*', ({ params: { '*': path } }, reply) =>
      path.endsWith('.map') ? reply.callNotFound() : reply.sendFile(path),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isBuilt && wantsPage && !isApi(path) && !path.endsWith('.map')) return sendPage(request, reply);
    return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
  });
}
