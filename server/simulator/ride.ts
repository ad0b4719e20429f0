import type { Location } from '#contract/delivery/distance';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { type DeliveryStatus, deliveryStatus as d, orderStatus } from '#contract/orders/statuses';
import { nearestPlace } from './customers';
import type { Simulation } from './simulation';
import { along, lengthOf, routeBetween } from './way';
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
const returnReasons = ['Flat tyre, sorry', 'My chain broke', 'I have to stop for today'] as const;

/** Says where a rider is. */
export async function reportPlace(
  rider: Rider,
  [latitude, longitude]: Location,
  simulation: Simulation,
): Promise<void> {
  rider.position = [latitude, longitude];
  const { provider_id } = rider;
  await simulation.call('platform/set_provider_location', { provider_id, location: [latitude, longitude] });
}

async function go(target: Location, seconds: number, rider: Rider, simulation: Simulation): Promise<void> {
  const route = routeBetween(rider.position, target, simulation.random);
  const metres = lengthOf(route);
  const reports = Math.max(1, Math.round(seconds / reportSeconds));
  for (let report = 1; report <= reports; report += 1) {
    await simulation.pause(reportSeconds);
    await reportPlace(rider, along(route, report === reports ? metres : (metres * report) / reports), simulation);
  }
}

/** Rides by the streets, reporting the place every few seconds; with two orders in the bag one way after the other. */
async function rideTo(target: Location, seconds: number, rider: Rider, simulation: Simulation): Promise<void> {
  const free = rider.road ?? Promise.resolve();
  const mine = free.then(async () => {
    rider.isMoving = true;
    await go(target, seconds, rider, simulation).finally(() => {
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
  simulation: Simulation,
): Promise<DeliveryStatus | null> {
  const { random } = simulation;
  switch (order.delivery_status) {
    case d.ACCEPTED:
      await simulation.pause(random.between(1, 3));
      return random.chance(0.02) ? d.PROVIDER_CANCELLED : d.COMING;
    case d.COMING:
      await rideTo(nearestPlace(store.location, 30, random), random.between(15, 30), rider, simulation);
      return d.ARRIVED;
    case d.ARRIVED:
      await simulation.pause(random.between(2, 4));
      return order.order_status === orderStatus.READY ? d.PICKED_UP : null;
    case d.PICKED_UP:
      await simulation.pause(random.between(1, 3));
      return d.STARTED;
    case d.STARTED:
      await rideTo(order.delivery_address?.location ?? store.location, random.between(40, 80), rider, simulation);
      return d.AT_DESTINATION;
    case d.AT_DESTINATION:
      await simulation.pause(random.between(4, 10));
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
export async function ride(job: DeliveryJob, simulation: Simulation): Promise<void> {
  const { rider } = job;
  rider.jobs = (rider.jobs ?? 0) + 1;
  await carry(job, simulation).finally(() => {
    rider.jobs = (rider.jobs ?? 1) - 1;
  });
}

async function carry(job: DeliveryJob, simulation: Simulation): Promise<void> {
  const { rider } = job;
  for (let order = job.latest(); order; order = job.latest()) {
    const from = order.delivery_status;
    if (from === null || from === d.DELIVERED) return;
    const to = await nextStep(order, job, simulation);
    // The kitchen may have moved the order in between.
    const now = job.latest();
    if (!now) return;
    if (to === null || now.delivery_status !== from) {
      await simulation.pause(1);
      continue;
    }
    const { reply } = await simulation.call('platform/set_delivery_status', {
      store_id: job.store._id,
      order_id: order._id,
      provider_id: rider.provider_id,
      from,
      delivery_status: to,
      confirmation_code: to === d.DELIVERED ? await codeAtDoor(order, job.store, simulation) : undefined,
      reason: to === d.PROVIDER_CANCELLED ? simulation.random.pick(returnReasons) : undefined,
    });
    if (!reply) return;
    job.onOrder(reply.order);
    if (to === d.DELIVERED) simulation.begin('review', () => writeReview(reply.order, job.store, simulation));
    if (to === d.PROVIDER_CANCELLED) return;
  }
}
