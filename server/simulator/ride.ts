import type { Location } from '#contract/delivery/distance';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { type DeliveryStatus, deliveryStatus as d, orderStatus } from '#contract/orders/statuses';
import { nearestPlace } from './customers';
import { along, lengthOf, routeBetween } from './way';
import type { Simulation } from './world';
import { writeReview } from './writeReview';

/** Who rides: knows where the telephone is. */
export interface Rider {
  provider_id: string;
  position: Location;
  /** Deliveries in hand. */
  jobs?: number;
  /** Moving now: then the ride reports the position. */
  isMoving?: boolean;
  /** Resolves when the current trip ends; a provider makes one trip at a time. */
  road?: Promise<void>;
}

/** One delivery as its provider's app shows it. */
export interface DeliveryJob {
  store: Store;
  rider: Rider;
  /** The order as last heard; `undefined` once it is no longer this provider's. */
  latest(): OrderSnapshot | undefined;
  /** Keeps what a reply says. */
  onOrder(order: OrderSnapshot): void;
}

const reportSeconds = 5;
const givingBack = ['Flat tyre, sorry', 'My chain broke', 'I have to stop for today'] as const;

/** Says where a rider is. */
export async function reportPlace(rider: Rider, [latitude, longitude]: Location, world: Simulation): Promise<void> {
  rider.position = [latitude, longitude];
  const { provider_id } = rider;
  await world.call('platform/set_provider_location', { provider_id, location: [latitude, longitude] });
}

async function go(target: Location, seconds: number, rider: Rider, world: Simulation): Promise<void> {
  const route = routeBetween(rider.position, target, world.random);
  const metres = lengthOf(route);
  const reports = Math.max(1, Math.round(seconds / reportSeconds));
  for (let report = 1; report <= reports; report += 1) {
    await world.pause(reportSeconds);
    await reportPlace(rider, along(route, report === reports ? metres : (metres * report) / reports), world);
  }
}

/** Rides by the streets, reporting the place every few seconds; with two orders in the bag one way after the other. */
async function rideTo(target: Location, seconds: number, rider: Rider, world: Simulation): Promise<void> {
  const free = rider.road ?? Promise.resolve();
  const mine = free.then(async () => {
    rider.isMoving = true;
    await go(target, seconds, rider, world).finally(() => {
      rider.isMoving = false;
    });
  });
  rider.road = mine.catch(() => undefined);
  await mine;
}

/** Does the next step of the delivery; waits longest for the kitchen. */
async function nextStep(
  order: OrderSnapshot,
  { store, rider }: DeliveryJob,
  world: Simulation,
): Promise<DeliveryStatus | null> {
  const { random } = world;
  switch (order.delivery_status) {
    case d.ACCEPTED:
      await world.pause(random.between(1, 3));
      return random.chance(0.02) ? d.PROVIDER_CANCELLED : d.COMING;
    case d.COMING:
      await rideTo(nearestPlace(store.location, 30, random), random.between(15, 30), rider, world);
      return d.ARRIVED;
    case d.ARRIVED:
      await world.pause(random.between(2, 4));
      return order.order_status === orderStatus.READY ? d.PICKED_UP : null;
    case d.PICKED_UP:
      await world.pause(random.between(1, 3));
      return d.STARTED;
    case d.STARTED:
      await rideTo(order.delivery_address?.location ?? store.location, random.between(40, 80), rider, world);
      return d.AT_DESTINATION;
    case d.AT_DESTINATION:
      await world.pause(random.between(4, 10));
      return d.DELIVERED;
    default:
      return null;
  }
}

/** Returns the code that the customer says at the door, if one is required. */
async function codeAtDoor(order: OrderSnapshot, store: Store, { call }: Simulation): Promise<string | undefined> {
  if (!order.is_confirmation_code_required) return undefined;
  const { reply } = await call('platform/get_order', { store_id: store._id, order_id: order._id });
  return reply?.confirmation_code;
}

/**
 * Brings one accepted delivery to its end, from whatever state it is in: so a ride goes on after a restart of
 * either side. Returns when the delivery is over, or no longer this provider's.
 */
export async function ride(job: DeliveryJob, world: Simulation): Promise<void> {
  const { rider } = job;
  rider.jobs = (rider.jobs ?? 0) + 1;
  await carry(job, world).finally(() => {
    rider.jobs = (rider.jobs ?? 1) - 1;
  });
}

async function carry(job: DeliveryJob, world: Simulation): Promise<void> {
  const { rider } = job;
  for (let order = job.latest(); order; order = job.latest()) {
    const from = order.delivery_status;
    if (from === null || from === d.DELIVERED) return;
    const to = await nextStep(order, job, world);
    // The kitchen may have moved the order in between.
    const now = job.latest();
    if (!now) return;
    if (to === null || now.delivery_status !== from) {
      await world.pause(1);
      continue;
    }
    const { reply } = await world.call('platform/set_delivery_status', {
      store_id: job.store._id,
      order_id: order._id,
      provider_id: rider.provider_id,
      from,
      delivery_status: to,
      confirmation_code: to === d.DELIVERED ? await codeAtDoor(order, job.store, world) : undefined,
      reason: to === d.PROVIDER_CANCELLED ? world.random.pick(givingBack) : undefined,
    });
    if (!reply) return;
    job.onOrder(reply.order);
    if (to === d.DELIVERED) world.begin('review', () => writeReview(reply.order, job.store, world));
    if (to === d.PROVIDER_CANCELLED) return;
  }
}
