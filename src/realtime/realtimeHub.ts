import type { QueryClient } from '@tanstack/react-query';
import type { OrderSnapshot } from '#contract/entities/order';
import type { ProviderMessage } from '#contract/entities/providerMessage';
import type { RecordMessage } from '#contract/entities/recordMessage';
import { limits } from '#contract/limits';
import { isRecordMessage, type StoreEvent } from '#contract/stream';
import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { takePrefetchedAt } from '../dataProvider/earlyCalls';
import { checkServer, onRecovery } from '../dataProvider/outage';
import type { StoredSession } from '../session/session';
import type { ConnectionState } from './connectionWatch';
import { createRealtime, type RealtimeClient } from './createRealtime';
import { orderViewerOf } from './orders/boardCache';
import { OrderCache } from './orders/orderCache';
import { whenLoaded } from './whenLoaded';

/** Functions to call when something happens. */
class Listeners<Args extends unknown[]> {
  readonly #all = new Set<(...args: Args) => void>();

  /** Returns a function that stops listening. */
  readonly add = (listener: (...args: Args) => void): (() => void) => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  call(...args: Args): void {
    for (const listener of [...this.#all]) listener(...args);
  }
}

/** Focus and visibility events arrive together: one comparison is enough for both. */
const reconcileApartMs = 2_000;

/** More than come while a page opens. */
const recentChangesKept = 100;

/** One account's stream in this page: the socket, the cache that follows it, and other listeners. */
export class RealtimeHub {
  readonly #events = new Listeners<[StoreEvent]>();
  readonly #connection = new Listeners<[]>();
  readonly #moves = new Listeners<[ProviderMessage]>();
  #watchers = 0;
  readonly #refused = new Listeners<[number]>();
  readonly #cache: OrderCache;
  #state: ConnectionState = { status: 'connecting', since: Date.now(), lastUpdated: null };
  #client: RealtimeClient | null = null;
  #reconciledAt = 0;
  #recentChanges: { at: number; message: RecordMessage }[] = [];
  #wasCutOff = false;

  readonly onEvent = this.#events.add;
  readonly onConnection = this.#connection.add;
  /** The server no longer accepts the session: sign in again, and a new hub starts. */
  readonly onRefused = this.#refused.add;
  readonly connection = (): ConnectionState => this.#state;
  /** The latest messages about records, with the times when they came. */
  readonly recentChanges = () => this.#recentChanges;

  /** @param session the signed-in account; read at each use, because its permissions can change */
  constructor(
    private readonly queryClient: QueryClient,
    private readonly session: () => StoredSession,
  ) {
    this.#cache = new OrderCache(queryClient, () => orderViewerOf(session()));
  }

  /** Call when the account's order permissions have changed. */
  readonly refreshRights = (): void => this.#cache.refreshRights();

  /** Connects. Returns a function that stops it. */
  start(): () => void {
    const stopCache = this.#cache.start();
    const client = createRealtime({
      ready: whenLoaded(this.queryClient),
      auth: () => this.#auth(),
      askedAt: takePrefetchedAt() ?? performance.now(),
      onEvent: (event) => {
        if (isRecordMessage(event)) {
          const change = { at: Date.now(), message: event.messageData };
          this.#recentChanges = [change, ...this.#recentChanges].slice(0, recentChangesKept);
        }
        this.#cache.applyEvent(event);
        this.#events.call(event);
      },
      onProviders: (message) => this.#moves.call(message),
      watchesProviders: () => this.#watchers > 0,
      onRestart: (seq) => this.#cache.restart(seq),
      onRefused: (code) => this.#refused.call(code),
      onSilent: () => void checkServer(),
      onState: (state) => {
        // Also if the page started offline: its first requests have failed.
        const isBack = state.status === 'live' && (this.#state.lastUpdated !== null || this.#wasCutOff);
        this.#wasCutOff = state.status === 'cut_off' || (this.#wasCutOff && !isBack);
        this.#state = state;
        if (isBack) this.#reconcile();
        this.#connection.call();
      },
    });
    this.#client = client;
    const looked = () => {
      if (document.visibilityState === 'visible') this.#reconcile();
    };
    window.addEventListener('focus', looked);
    document.addEventListener('visibilitychange', looked);
    const timer = setInterval(looked, limits.reconcileMs);
    // During an outage the server accepts no connections, and the next scheduled try would come after the recovery.
    const stopRecovery = onRecovery(() => {
      if (this.#state.status !== 'live') client.reconnect();
    });
    return () => {
      stopRecovery();
      window.removeEventListener('focus', looked);
      document.removeEventListener('visibilitychange', looked);
      clearInterval(timer);
      client.close();
      stopCache();
      this.#client = null;
    };
  }

  /**
   * Reports delivery people's positions. The server sends them only while there is a listener. Returns a function that
   * stops it.
   */
  readonly onProviders = (listener: (message: ProviderMessage) => void): (() => void) => {
    const stop = this.#moves.add(listener);
    this.#watchers += 1;
    if (this.#watchers === 1) this.#client?.watchAnew();
    return () => {
      stop();
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#client?.watchAnew();
    };
  };

  /** Shows an order as returned by the user's own call, before its event arrives. */
  readonly applyReply = (order: OrderSnapshot): void => this.#cache.applyReply(order);

  readonly reconnect = (): void => this.#client?.reconnect();

  #reconcile(): void {
    if (Date.now() - this.#reconciledAt < reconcileApartMs) return;
    this.#reconciledAt = Date.now();
    this.#cache.reconcile();
  }

  #auth() {
    const { store, servertoken, viewer, ...session } = this.session();
    const sub_store = viewer ? viewer.sub_store : session.sub_store;
    const deviceToken = viewer ? null : readStored<string>(storageKeys.deviceToken);
    return {
      store_id: store._id,
      servertoken,
      ...(sub_store ? { id: sub_store._id } : {}),
      ...(viewer && session.sub_store ? { view_as: session.sub_store._id } : {}),
      ...(deviceToken ? { device_token: deviceToken } : {}),
    };
  }
}
