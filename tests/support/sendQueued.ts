import { addSeconds } from 'date-fns';
import { vi } from 'vitest';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { sendOutgoing } from '#server/jobs/outgoing';
import { openMailer } from '#server/mail/mailer';

/**
 * Runs the job that sends mails, at a time from now.
 *
 * @returns the log that it wrote to
 */
export async function sendQueued({ db, env }: { db: Database; env: Env }, seconds = 0) {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const mailer = openMailer(env);
  await sendOutgoing(db, addSeconds(new Date(), seconds), { mailer, env, log });
  mailer?.close();
  return log;
}
