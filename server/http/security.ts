import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Env, tilesOrigin } from '../env';

const directives = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'connect-src': "'self' ws: wss:",
  'font-src': "'self' data:",
  'frame-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'object-src': "'none'",
  'script-src': "'self'",
  // The styles of MUI's components are written into the page as they are drawn.
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
};

/** An outside chat's origin is added to these, and no other origin to any. */
const ofWidget = ['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src'];

/** Where a browser asks for its push token. */
const ofFirebase = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

type PolicySettings = Pick<Env, 'SUPPORT_WIDGET' | 'FIREBASE_WEB_CONFIG' | 'MAP_TILES_URL'>;

/** What the app's pages may load: our own files, pictures and workers that they make themselves; the support chat and the map's tiles where they are set. */
export function contentSecurityPolicy(env: PolicySettings): string {
  const { SUPPORT_WIDGET: widget, FIREBASE_WEB_CONFIG: firebase } = env;
  const chat = widget && new URL(widget.script).origin;
  const tiles = tilesOrigin(env);
  return Object.entries(directives)
    .map(([name, sources]) =>
      [
        name,
        sources,
        firebase && name === 'connect-src' && ofFirebase,
        tiles && name === 'img-src' && tiles,
        chat && ofWidget.includes(name) && chat,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(';');
}

/** Headers of every reply. The policy above goes with pages alone: helmet would write it anew for each call, at a third of a call's cost. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Whoever serves this by https decides for how long; on plain http, and for localhost, it would only be in the way.
    strictTransportSecurity: false,
    // Without https browsers ignore these, with a warning in the console of every page.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
}
