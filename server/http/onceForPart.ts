import { createHash } from 'node:crypto';
import type { CallName } from '#contract/calls/index';
import type { Database } from '../db/database';
import { CountedRefusal } from './callError';
import type { Session } from './handler';
import { onceForKey } from './keptReply';

interface Part {
  call: CallName;
  /** The call's key. */
  key: string;
  /** Tells this part from the others of its call. */
  name: string;
  /** All of the body that decides what is done with this part. */
  body: unknown;
}

/**
 * One part of a call that is `idempotent: 'by part'`, in a transaction of its own with its key and its reply: parts that
 * succeeded are not done again when the call is repeated, those that were refused are tried anew.
 */
export async function onceForPart<Reply extends object>(
  db: Database,
  session: Session,
  { call, key, name, body }: Part,
  work: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  const outcome = await db.transaction((tx) => {
    const body_hash = createHash('sha256')
      .update(JSON.stringify([session.sub_store_id, body]))
      .digest('base64url');
    return onceForKey(tx, { store_id: session.store_id, call, key: `${key} ${name}`, body_hash }, () => work(tx));
  });
  if (outcome instanceof CountedRefusal) throw outcome;
  return outcome;
}
