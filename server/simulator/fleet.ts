import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { deliveryStatus as d } from '#contract/orders/statuses';
import { placeNear } from './customers';
import { type Rider, ride } from './ride';
import type { World } from './world';

/** Fewest delivery people at work in a store, as far as it has them. */
const atWork = 4;

/** The delivery people of one store. */
export interface Fleet {
  update(store: Store): void;
  /** Sends people to work, where too few are. */
  report(): Promise<void>;
  /** Looks at the store's delivery requests, answers the new ones and sets the accepted ones going. */
  lookAtRequests(): Promise<void>;
}

export function fleet(first: Store, world: World): Fleet {
  const { call, random, log } = world;
  let store = first;
  const riders = new Map<string, Rider>();
  const orders = new Map<string, OrderSnapshot>();
  /** Requests that somebody is thinking about or riding for, by order and provider. */
  const busy = new Set<string>();

  const riderOf = (provider_id: string): Rider => {
    const rider = riders.get(provider_id) ?? { provider_id, position: placeNear(store.location, 1_500, random) };
    riders.set(provider_id, rider);
    return rider;
  };

  /** Most answer at once, some are slow enough to miss the offer, a few do not want it. */
  async function answer(order: OrderSnapshot, provider_id: string): Promise<void> {
    await world.pause(random.chance(0.1) ? random.between(10, 45) : random.between(2, 6));
    const declines = random.chance(0.08);
    const { reply } = await call('platform/set_delivery_status', {
      store_id: store._id,
      order_id: order._id,
      provider_id,
      from: d.WAITING,
      delivery_status: declines ? d.REJECTED : d.ACCEPTED,
      reason: declines ? random.pick(['Too far for me', 'On my break', 'Not with a bicycle']) : undefined,
    });
    if (!reply) return;
    orders.set(order._id, reply.order);
    log.debug({ order: order.unique_id, declines }, 'simulated provider answered');
  }

  const goRiding = (order: OrderSnapshot, provider_id: string) =>
    ride(
      {
        store,
        rider: riderOf(provider_id),
        latest: () => {
          const latest = orders.get(order._id);
          return latest?.provider?._id === provider_id ? latest : undefined;
        },
        heard: (changed) => orders.set(changed._id, changed),
      },
      world,
    );

  return {
    update: (listed) => {
      store = listed;
    },
    async report() {
      const { reply } = await call('platform/get_provider_list', { store_id: store._id });
      if (!reply) return;
      const approved = reply.data.filter((provider) => provider.is_approved);
      for (const { _id, location } of approved) {
        if (location && !riders.has(_id)) riders.set(_id, { provider_id: _id, position: location });
      }
      const resting = approved.filter((provider) => provider.availability === 'offline');
      for (const { _id } of resting.slice(0, Math.max(0, atWork - (approved.length - resting.length)))) {
        await call('platform/set_provider_availability', { provider_id: _id, availability: 'free' });
        const location = [...riderOf(_id).position] as [number, number];
        await call('platform/set_provider_location', { provider_id: _id, location });
      }
    },
    async lookAtRequests() {
      const { reply } = await call('platform/get_delivery_request_list', { store_id: store._id });
      if (!reply) return;
      const listed = new Set(reply.data.map(({ order }) => order._id));
      for (const id of orders.keys()) if (!listed.has(id)) orders.delete(id);
      for (const { provider_id, order } of reply.data) {
        const known = orders.get(order._id);
        // A reply to a provider may be newer than this list.
        if (!known || known.version <= order.version) orders.set(order._id, order);
        const act = `${order._id} ${provider_id}`;
        if (busy.has(act)) continue;
        busy.add(act);
        const isOffer = order.delivery_status === d.WAITING;
        world.begin(isOffer ? 'answer to an offer' : 'delivery', () =>
          (isOffer ? answer(order, provider_id) : goRiding(order, provider_id)).finally(() => busy.delete(act)),
        );
      }
    },
  };
}
