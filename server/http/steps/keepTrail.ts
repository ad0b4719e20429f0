import { type Audited, auditedBy } from '#contract/audit/auditRule';
import { browserName } from '#contract/browserName';
import {
  inTrailScope,
  type KeptCall,
  keepRecords,
  platformRecord,
  type TrailActor,
  type TrailScope,
} from '../../modules/audit/service';
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

/** Of a session's call: its own store and the subject that its row names. */
function keptOf({ session, body }: Exchange, audited: Audited): KeptCall | null {
  const subject = session && trailSubjects[audited.entity];
  if (!subject) return null;
  return { storeId: session.store_id, audited, subject, body: body as KeptCall['body'], caller: session };
}

/** Of a platform's call: the record tells the store. */
async function keptOfPlatform(exchange: Exchange, audited: Audited): Promise<KeptCall | null> {
  const body = exchange.body as KeptCall['body'];
  const found = await platformRecord(exchange.db, audited, body);
  const subject = found && trailSubjects[found.audited.entity];
  return subject ? { ...found, subject, body, caller: { id: '', sub_store_id: null } } : null;
}

/** Written by the services themselves, from what they know of the step: boards live on their speed. */
const isStepOfOrder = ({ entity, action }: Audited): boolean =>
  entity === 'order' && ['add', 'set_status', 'assign', 'unassign'].includes(action);

/**
 * Who did what: a call that writes leaves its entry in the trail, in the transaction of the change, so that neither is there without the
 * other. A call that comes again by its key, or that is refused, leaves none.
 */
export const keepTrail: Step = (exchange, next) => {
  const audited = auditedBy(exchange.call.audit);
  if (!audited) return next();
  const scope = scopeOf(exchange, audited);
  return inTrailScope(scope, async () => {
    if (isStepOfOrder(audited)) return next();
    scope.tellsOfOrder = audited.entity === 'order';
    const isPlatform = exchange.call.audience === 'platform';
    const kept = isPlatform ? await keptOfPlatform(exchange, audited) : keptOf(exchange, audited);
    if (!kept) return next();
    return inTransaction(exchange, (tx) => keepRecords(tx, kept, next).catch(keepCounted));
  });
};
