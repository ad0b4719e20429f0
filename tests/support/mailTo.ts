import { and, asc, eq } from 'drizzle-orm';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import { outgoingMessages } from '#server/db/schema/index';
import { sealingWith } from '#server/files/sealing';
import { messagePlace } from '#server/modules/outgoing/service';
import type { TestApp } from './buildTestApp';

/** The mails of a kind that wait for an address, oldest first. */
export async function mailsTo(
  { db, env }: Pick<TestApp, 'db' | 'env'>,
  recipient: string,
  event: OutgoingEvent,
): Promise<{ subject: string; text: string }[]> {
  const rows = await db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.recipient, recipient), eq(outgoingMessages.event, event)))
    .orderBy(asc(outgoingMessages.created_at));
  return rows.flatMap(({ id, sealed }) => {
    // Those that were sent or given up have no text.
    if (sealed === null) return [];
    const content = sealingWith(env.APP_KEY).open(Buffer.from(sealed, 'base64'), messagePlace(id));
    return JSON.parse(content.toString()) as { subject: string; text: string };
  });
}

/** The texts of these mails. */
export const mailTo = async (...about: Parameters<typeof mailsTo>): Promise<string[]> =>
  (await mailsTo(...about)).map(({ text }) => text);

/** The token of the link to a new password in a mail. */
export const passwordTokenIn = (text: string | undefined): string =>
  /\/store\/new-password\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
