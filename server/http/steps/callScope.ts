import type { Audited } from '#contract/audit/auditEntities';
import { browserName } from '#contract/browserName';
import type { AuditActor, AuditScope } from '../../modules/audit/service';
import type { Exchange } from '../exchange';
import { keepable } from '../keepableText';
import { header } from './sessionToken';

/** Programs outside, whoever sits at them: what they do for a customer or a delivery person is told by its own name. */
const platformActor: AuditActor = { kind: 'platform', id: null, name: 'Platform' };

/** Who really sits there: of somebody who looks as another, themselves. */
function actorOf({ session, looker }: Exchange): AuditActor {
  const caller = looker ?? session;
  if (!caller) return platformActor;
  const { sub_store_id, store_id, name } = caller;
  return sub_store_id === null ? { kind: 'owner', id: store_id, name } : { kind: 'sub_store', id: sub_store_id, name };
}

/** What every entry that a call writes says of who makes it and from where. */
export const callScope = (exchange: Exchange, audited: Audited): AuditScope => ({
  ...{ call: exchange.name, audited, actor: actorOf(exchange), now: exchange.deps.now, tellsOfOrder: false },
  ...browserName(keepable(header(exchange.request, 'user-agent') ?? '')),
  address: keepable(exchange.request.ip),
});
