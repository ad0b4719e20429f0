import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Env, tilesOrigin } from '../env';

/** In all supported browsers, `'self'` includes WebSockets, although their scheme is different. */
const directives = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'connect-src': "'self'",
  'font-src': "'self' data:",
  'frame-src': '',
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self' blob:",
};

/** Only the origin of an external chat is added to these directives; no other origin is added anywhere. */
const ofWidget = ['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src'];

/** Where a browser gets its push token. */
const ofFirebase = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

type PolicySettings = Pick<Env, 'SUPPORT_WIDGET' | 'FIREBASE_WEB_CONFIG' | 'MAP_TILES_URL'>;

/** The response that a policy is for. */
export interface PolicyTarget {
  /** Allows the page's own `<style>` elements with this nonce. */
  styleNonce?: string;
  /** Allows the page's own inline scripts, by their hashes: `sha256-…`. */
  scriptHashes?: readonly string[];
}

const chatOf = ({ SUPPORT_WIDGET: widget }: Pick<Env, 'SUPPORT_WIDGET'>) => widget && new URL(widget.script).origin;

/** An external chat writes `<style>` elements without our nonce, and a nonce would disable 'unsafe-inline'. */
function inlineStyles(chat: string | null, nonce?: string): string {
  if (chat) return "'unsafe-inline'";
  return nonce ? `'nonce-${nonce}'` : '';
}

/**
 * Returns the policy for what the app's pages can load: our own files, and pictures and workers they create; the
 * support chat and map tiles if set up.
 */
export function contentSecurityPolicy(
  env: PolicySettings,
  { styleNonce, scriptHashes = [] }: PolicyTarget = {},
): string {
  const chat = chatOf(env);
  const added: Partial<Record<string, (string | null)[]>> = {
    'connect-src': [env.FIREBASE_WEB_CONFIG && ofFirebase],
    'img-src': [tilesOrigin(env)],
    'script-src': scriptHashes.map((hash) => `'${hash}'`),
    'style-src': [inlineStyles(chat, styleNonce)],
  };
  return Object.entries(directives)
    .map(([name, own]) => {
      const sources = [own, ...(added[name] ?? []), ofWidget.includes(name) && chat].filter(Boolean);
      return `${name} ${sources.join(' ') || "'none'"}`;
    })
    .join(';');
}

/** Features for the app alone: registration asks where the store is, and passkeys prove a second factor. */
const appFeatures = ['geolocation', 'publickey-credentials-create', 'publickey-credentials-get'];
/** Browser features that the app uses, and those that an embedded chat can request. */
const ownFeatures = ['autoplay', 'clipboard-write', 'fullscreen'];
const chatFeatures = ['camera', 'display-capture', 'microphone', 'picture-in-picture'];
const unusedFeatures = [
  ...['accelerometer', 'clipboard-read', 'encrypted-media', 'gyroscope', 'hid', 'idle-detection'],
  ...['magnetometer', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
];

/** The Permissions-Policy header: browser features that the app's pages, and the support chat if set up, can use. */
export function permissionsPolicy(env: Pick<Env, 'SUPPORT_WIDGET'>): string {
  const chat = chatOf(env);
  const allowed = chat ? `(self "${chat}")` : '(self)';
  return [
    ...ownFeatures.map((name) => `${name}=${allowed}`),
    ...appFeatures.map((name) => `${name}=(self)`),
    ...chatFeatures.map((name) => `${name}=${chat ? allowed : '()'}`),
    ...unusedFeatures.map((name) => `${name}=()`),
  ].join(', ');
}

/** For pictures, which the customer apps also show. Pages of other origins can't load anything else. */
export const sharedWithOtherOrigins = { 'cross-origin-resource-policy': 'cross-origin' };

const halfYear = 15_552_000;

/**
 * Headers of every reply. The policies above are only sent with pages: helmet would rebuild them for each call, a
 * third of a call's cost.
 */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Set below for requests that came by https.
    strictTransportSecurity: false,
    // Without https, browsers ignore these and log a warning on every page.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Replies are about one store at one moment; those that can be cached say so themselves.
    reply.header('cache-control', 'no-store');
    // `https` counts only if it is proven: by the connection, or by a proxy that TRUST_PROXY names.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${halfYear}`);
    done();
  });
}
