import { distanceBetween } from '#contract/delivery/distance';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { deliveryStatus as d } from '#contract/orders/statuses';
import { nearestPlace } from './customers';
import { type Rider, reportPlace, ride } from './ride';
import type { Simulation } from './simulation';
import { along } from './way';

/** Fewest delivery people at work in a store, as far as it has them. */
const atWork = 4;
/** Who has nothing to deliver strolls so far from the store, in metres, and so far between two reports. */
const strollMetres = 700;
const stepMetres = 25;
/** Who waits at a counter or a door is not quite in the same spot each time. */
const standMetres = 4;

/** The delivery people of one store. */
export interface Fleet {
  update(store: Store): void;
  /** Sends people to work if too few are, and sometimes one on a break or back from it. */
  report(): Promise<void>;
  /** Reports where everyone at work is: people without a delivery stroll about, those with one wait where they are. */
  stroll(): Promise<void>;
  /** Looks at the store's delivery requests, answers the new ones and sets the accepted ones going. */
  lookAtRequests(): Promise<void>;
}

export function fleet(first: Store, simulation: Simulation): Fleet {
  const { call, random, log } = simulation;
  let store = first;
  const riders = new Map<string, Rider>();
  const orders = new Map<string, OrderSnapshot>();
  /** Requests that a person is thinking about or riding for, by order and provider. */
  const busy = new Set<string>();
  const names = new Map<string, string>();
  /** At work when last looked at, and those of them with nothing in hand. */
  const working = new Set<string>();
  const idle = new Set<string>();

  const riderOf = (provider_id: string): Rider => {
    const rider = riders.get(provider_id) ?? { provider_id, position: nearestPlace(store.location, 1_500, random) };
    riders.set(provider_id, rider);
    return rider;
  };

  /** Most answer at once, some are slow enough to miss the offer, a few do not want it; some are known for one or the other. */
  async function answer(order: OrderSnapshot, provider_id: string): Promise<void> {
    const temper = simulation.temperOf(names.get(provider_id) ?? '');
    if (temper === 'silent') return;
    await simulation.pause(random.chance(0.1) ? random.between(10, 45) : random.between(2, 6));
    const declines = random.chance(temper === 'refusing' ? 0.75 : 0.08);
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

  async function begin(provider_id: string): Promise<void> {
    await call('platform/set_provider_availability', { provider_id, availability: 'free' });
    const rider = riderOf(provider_id);
    await reportPlace(rider, rider.position, simulation);
    working.add(provider_id);
    idle.add(provider_id);
  }

  async function end(provider_id: string): Promise<void> {
    working.delete(provider_id);
    idle.delete(provider_id);
    await call('platform/set_provider_availability', { provider_id, availability: 'offline' });
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
        onOrder: (changed) => orders.set(changed._id, changed),
      },
      simulation,
    );

  return {
    update: (listed) => {
      store = listed;
    },
    async report() {
      const { reply } = await call('platform/get_provider_list', { store_id: store._id });
      if (!reply) return;
      const approved = reply.data.filter((provider) => provider.is_approved);
      working.clear();
      idle.clear();
      for (const { _id, first_name, last_name, location, availability } of approved) {
        names.set(_id, `${first_name} ${last_name}`);
        if (location && !riders.has(_id)) riders.set(_id, { provider_id: _id, position: location });
        if (availability !== 'offline') working.add(_id);
        if (availability === 'free') idle.add(_id);
      }
      const resting = approved.filter((provider) => provider.availability === 'offline');
      const wanted = Math.max(0, atWork - working.size) || (random.chance(0.15) ? 1 : 0);
      for (const { _id } of resting.slice(0, wanted)) await begin(_id);
      const [tired] = idle;
      if (tired && wanted === 0 && working.size > atWork && random.chance(0.25)) await end(tired);
    },
    async stroll() {
      for (const provider_id of working) {
        const rider = riderOf(provider_id);
        if (rider.isMoving) continue;
        const hasWork = Boolean(rider.jobs) || !idle.has(provider_id);
        const isFar = !hasWork && distanceBetween(store.location, rider.position) > strollMetres;
        const next = isFar
          ? along([rider.position, store.location], stepMetres)
          : nearestPlace(rider.position, hasWork ? standMetres : stepMetres, random);
        await reportPlace(rider, next, simulation);
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
        simulation.begin(isOffer ? 'answer to an offer' : 'delivery', () =>
          (isOffer ? answer(order, provider_id) : goRiding(order, provider_id)).finally(() => busy.delete(act)),
        );
      }
    },
  };
}
