import { type Audited, auditedBy } from '#contract/audit/auditRule';
import { browserName } from '#contract/browserName';
import { inTrailScope, keepRecords, type TrailActor, type TrailScope } from '../../modules/audit/service';
import { trailSubjects } from '../../modules/trailSubjects';
import type { Exchange, Step } from '../exchange';
import { inTransaction, keepCounted } from '../inTransaction';
import { keepable } from '../keepableText';
import { header } from './sessionToken';

/** Programs outside, whoever sits at them: what they do for a customer or a delivery person is told by its own name. */
const platformActor: TrailActor = { kind: 'platform', id: null, name: 'Platform' };

function actorOf({ session }: Exchange): TrailActor {
  if (!session) return platformActor;
  const { sub_store_id, store_id, name } = session;
  return sub_store_id === null ? { kind: 'owner', id: store_id, name } : { kind: 'sub_store', id: sub_store_id, name };
}

const scopeOf = (exchange: Exchange, audited: Audited): TrailScope => ({
  ...{ call: exchange.name, audited, actor: actorOf(exchange), now: exchange.deps.now, tellsOfOrder: false },
  ...browserName(keepable(header(exchange.request, 'user-agent') ?? '')),
  address: keepable(exchange.request.ip),
});

/**
 * Who did what: a call that writes leaves its entry in the trail, in the transaction of the change, so that neither is there without the
 * other. A call that comes again by its key, or that is refused, leaves none.
 */
export const keepTrail: Step = (exchange, next) => {
  const { call, session, body } = exchange;
  const audited = auditedBy(call.audit);
  if (!audited) return next();
  return inTrailScope(scopeOf(exchange, audited), () => {
    const subject = session && trailSubjects[audited.entity];
    if (!subject) return next();
    const kept = { storeId: session.store_id, audited, subject, body: body as Record<string, unknown> };
    return inTransaction(exchange, (tx) => keepRecords(tx, kept, next).catch(keepCounted));
  });
};
