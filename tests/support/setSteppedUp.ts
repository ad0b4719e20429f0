import { createHash } from 'node:crypto';
import { subSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { sessions } from '#server/db/schema/index';
import type { TestApp } from './buildTestApp';
import type { TestSession } from './login';

/**
 * Ages a session's last proof of who its person is.
 *
 * @param secondsAgo `null`: there is none
 * @returns the session
 */
export async function setSteppedUp(
  { db }: Pick<TestApp, 'db'>,
  session: TestSession,
  secondsAgo: number | null,
): Promise<TestSession> {
  const stepped_up_at = secondsAgo === null ? null : subSeconds(new Date(), secondsAgo);
  const token_hash = createHash('sha256').update(session.token).digest('base64url');
  await db.update(sessions).set({ stepped_up_at }).where(eq(sessions.token_hash, token_hash));
  return session;
}
