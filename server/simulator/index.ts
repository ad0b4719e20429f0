import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import { demoTemperOf, type Temper } from '../demoData/comments';
import { type Random, randomFrom } from '../demoData/random';
import { type CartUpdates, cartUpdates } from './cartUpdates';
import { type Fleet, fleet } from './fleet';
import { platformClient } from './platformClient';
import { createSimulation } from './simulation';
import { type StoreFront, storeFront } from './storeFront';

export interface SimulatorOptions {
  /** Where the server answers: `http://127.0.0.1:8080`. */
  address: string;
  platformKey: string;
  /** Over all stores together; 0 places none, and deliveries go on. */
  ordersPerMinute: number;
  log: Pick<Logger, 'info' | 'warn' | 'debug'>;
  random?: Random;
  /** Real seconds in a simulated one. At 1 a delivery can be watched within two to four minutes. */
  pace?: number;
  /** Returns how a person answers offers, by name; by default as the demo's people do. */
  temperOf?: (name: string) => Temper;
  /**
   * Stops placing orders at a store with this many unanswered ones, so that an unattended demo doesn't drown in them.
   */
  waitingMax?: number;
}

export interface Simulator {
  /** Stops everyone's actions; resolves when the last call has ended. */
  stop(): Promise<void>;
}

interface Place {
  front: StoreFront;
  people: Fleet;
  updates: CartUpdates;
}

const firstOrderSeconds = 4;
const requestsSeconds = 2;
const storesSeconds = 30;
const strollSeconds = 5;
const askSeconds = 10;

/**
 * The demo's customers and delivery people. They are clients of the platform that know the server only by its calls.
 */
export function startSimulator(options: SimulatorOptions): Simulator {
  const { address, platformKey, ordersPerMinute, log, pace = 1, waitingMax = 12, temperOf = demoTemperOf } = options;
  const random = options.random ?? randomFrom(Math.random);
  const ending = new AbortController();
  const { signal } = ending;
  // Every waiting actor listens to it.
  setMaxListeners(0, signal);
  const call = platformClient(address, platformKey, signal);
  const simulation = createSimulation({ call, random, log, signal, temperOf }, pace);
  const places = new Map<string, Place>();

  /** Again and again until the end; what goes wrong once is logged and tried again. */
  const repeat = (act: string, seconds: () => number, work: () => Promise<void>) =>
    simulation.begin(act, async () => {
      for (;;) {
        await work().catch((error: unknown) => {
          signal.throwIfAborted();
          log.warn({ err: error, act }, 'simulated act failed');
        });
        await simulation.pause(seconds());
      }
    });
  const everywhere = (work: (place: Place) => Promise<void>) => Promise.all([...places.values()].map(work));

  async function readStores(): Promise<void> {
    const { reply, refused } = await call('platform/get_store_list', {});
    if (!reply) {
      log.warn({ code: refused.error_code }, 'the simulator may not read the stores');
      return;
    }
    for (const store of reply.data) {
      const place = places.get(store._id) ?? {
        front: storeFront(store, simulation),
        people: fleet(store, simulation),
        updates: cartUpdates(store, simulation),
      };
      places.set(store._id, place);
      place.front.update(store);
      place.people.update(store);
    }
    await everywhere(({ people }) => people.report());
  }

  async function order(): Promise<void> {
    const now = new Date();
    const fronts = [...places.values()].map(({ front }) => front);
    const inviting = fronts.filter((front) => front.isOpen(now) && front.waitingCount() < waitingMax);
    if (inviting.length > 0) simulation.begin('order', () => random.pick(inviting).placeOrder(now));
  }

  simulation.begin('start', async () => {
    await readStores();
    repeat('stores', () => storesSeconds, readStores);
    repeat(
      'delivery requests',
      () => requestsSeconds,
      async () => {
        await everywhere(({ people }) => people.lookAtRequests());
      },
    );
    repeat(
      'cart updates',
      () => requestsSeconds,
      async () => {
        await everywhere(({ updates }) => updates.look());
      },
    );
    repeat(
      'strolling',
      () => strollSeconds,
      async () => {
        await everywhere(({ people }) => people.stroll());
      },
    );
    repeat(
      'waiting orders',
      () => askSeconds,
      async () => {
        await everywhere(async ({ front }) => {
          if (front.waitingCount() >= waitingMax) await front.askAfterWaiting();
        });
      },
    );
    if (ordersPerMinute <= 0) return;
    await simulation.pause(firstOrderSeconds);
    // Arrivals come at random around the rate, as they do in life; never more than three means apart.
    const mean = 60 / ordersPerMinute;
    repeat('orders', () => Math.min(3, -Math.log(1 - random.next())) * mean, order);
  });

  return {
    async stop() {
      ending.abort(new Error('the simulator stops'));
      await simulation.allEnded();
    },
  };
}
