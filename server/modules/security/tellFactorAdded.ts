import { addHours } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { tellAccount } from '../factors/service';
import { deliveryOf, mailedLink, type WrittenMessage } from '../outgoing/service';
import { createToken } from '../session/service';

/**
 * Mails the caller that their account has a new factor, with a link that removes it again: someone with the password
 * alone could have added it.
 *
 * @returns the notice, in a demo without a mail server
 */
export async function tellFactorAdded(
  tx: Database,
  { env, session }: Pick<CallContext, 'env' | 'session'>,
  now: Date,
): Promise<WrittenMessage | null> {
  if (deliveryOf(env, 'email') === 'none') return null;
  const { store_id, sub_store_id } = session;
  const account = { store_id, sub_store_id };
  const until = addHours(now, accountLimits.factorAlarmHours);
  const token = await createToken(tx, { ...account, purpose: 'factor_alarm', created_at: now, expires_at: until });
  const link = mailedLink(env, 'factorAlarm', token);
  return tellAccount(tx, env, account, { event: 'factor_added', link, until }, now);
}
