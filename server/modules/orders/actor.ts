import type { ActorKind } from '#contract/orders/transitions';
import { fullName } from '#contract/providers/fullName';
import type { Session } from '#server/http/handler';

/** Who made a change, as shown in an order's history. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string;
  /** The shared device at which the person was. */
  device?: { id: string; name: string };
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'System' };

export const storeActor = (session: Session): Actor => {
  const { sub_store_id, store_id, name, sharedDevice } = session;
  if (!sharedDevice?.person) return { kind: 'store', id: sub_store_id ?? store_id, name };
  return {
    kind: 'store',
    ...sharedDevice.person,
    device: { id: sharedDevice.id, name: sharedDevice.name },
  };
};

export const customerActor = (name: string): Actor => ({ kind: 'customer', id: null, name });

export const providerActor = (provider: { id: string; first_name: string; last_name: string }): Actor => ({
  kind: 'provider',
  id: provider.id,
  name: fullName(provider),
});
