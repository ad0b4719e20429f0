import type { ActorKind } from '#contract/orders/transitions';
import { fullName } from '#contract/providers/fullName';
import type { Session } from '#server/http/handler';

/** Who made a change, as shown in an order's history. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string;
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'System' };

export const storeActor = (session: Session): Actor => ({
  kind: 'store',
  id: session.sub_store_id ?? session.store_id,
  name: session.name,
});

export const customerActor = (name: string): Actor => ({ kind: 'customer', id: null, name });

export const providerActor = (provider: { id: string; first_name: string; last_name: string }): Actor => ({
  kind: 'provider',
  id: provider.id,
  name: fullName(provider),
});
