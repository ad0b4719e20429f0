import type { Audited } from '#contract/audit/auditEntities';
import { browserName } from '#contract/browserName';
import type { AuditActor, AuditScope } from '../../modules/audit/service';
import type { Exchange } from '../exchange';
import { isStorable } from '../keepableText';
import { header } from './sessionToken';

/**
 * External systems, no matter who uses them. Actions for a customer or a delivery person are recorded under that
 * person's name.
 */
const platformActor: AuditActor = { kind: 'platform', id: null, name: 'Platform' };

/** The person at the keyboard: when someone views as another account, the viewer; at a shared device, who works there. */
function actorOf({ session, viewer }: Exchange): AuditActor {
  const caller = viewer ?? session;
  if (!caller) return platformActor;
  const { sub_store_id, store_id, name, sharedDevice } = caller;
  if (sharedDevice?.person) {
    const device = { id: sharedDevice.id, name: sharedDevice.name };
    return { kind: 'sub_store', ...sharedDevice.person, device };
  }
  return sub_store_id === null ? { kind: 'owner', id: store_id, name } : { kind: 'sub_store', id: sub_store_id, name };
}

/** Returns the caller and device for every audit entry of a call. */
export const callScope = (exchange: Exchange, audited: Audited): AuditScope => ({
  ...{ call: exchange.name, audited, actor: actorOf(exchange), now: exchange.deps.now, tellsOfOrder: false },
  ...browserName(isStorable(header(exchange.request, 'user-agent') ?? '')),
  address: isStorable(exchange.request.ip),
});
