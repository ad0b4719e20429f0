import type { FastifyInstance } from 'fastify';
import { guestLimit } from '#contract/calls/guests';
import { linkToken } from '#contract/calls/session';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { refuse } from '#server/http/failures';
import { networkOf } from '#server/http/networkOf';
import { mailedPaths } from '../outgoing/service';
import { chooseMail } from './unsubscribe';

interface UnsubscribeDeps {
  db: Database;
  now: () => Date;
  /** Counts a click. @throws beyond the limit */
  countClick: (network: string) => Promise<unknown>;
}

/** The body that mail programs send (RFC 8058), as a form's text or in parts. Nothing else that loads links sends it. */
const oneClick = /List-Unsubscribe(=|"\s+)One-Click/i;
const mostBytes = 2_000;

/**
 * Mounts the address at which mail programs unsubscribe their reader with one click: that of the page, by POST and
 * without a session.
 */
export async function mountUnsubscribe(app: FastifyInstance, { db, now, countClick }: UnsubscribeDeps): Promise<void> {
  await app.register(async (clicks) => {
    clicks.removeAllContentTypeParsers();
    clicks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    clicks.post<{ Params: { token: string } }>(
      `${mailedPaths.unsubscribe}/:token`,
      { bodyLimit: mostBytes },
      async (request, reply) => {
        try {
          await countClick(networkOf(request.ip));
        } catch {
          reply.header('retry-after', String(guestLimit.seconds));
          return refuse(request, reply, 429, errorCodes.TOO_MANY_ATTEMPTS);
        }
        if (!oneClick.test(String(request.body))) return refuse(request, reply, 400, errorCodes.FIELDS_NOT_VALID);
        const { success, data: token } = linkToken.safeParse(request.params.token);
        const isDone = success && (await chooseMail(db, token, true, now()));
        return isDone ? reply.send({ success: true }) : refuse(request, reply, 404, errorCodes.NO_DATA_FOUND);
      },
    );
  });
}
