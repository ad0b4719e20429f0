import type { io as Connect, Socket } from 'socket.io-client';
import type { ProviderMessage } from '#contract/entities/providerMessage';
import type { SocketAuth } from '#contract/events';
import { limits } from '#contract/limits';
import {
  type ClientToServerEvents,
  type ConnectionRefusal,
  hiddenMessageCode,
  positionEveryMs,
  type ReplayReply,
  type ServerToClientEvents,
  type StoreEvent,
} from '#contract/stream';
import { type ConnectionState, ConnectionWatch } from './connectionWatch';
import { StoreStream } from './storeStream';

export interface RealtimeOptions {
  /** Connects once this resolves; immediately by default. */
  ready?: Promise<void> | undefined;
  /** Credentials, read at each attempt so that a renewed session is used. */
  auth: () => Omit<SocketAuth, 'last_seq' | 'asked_ago'>;
  /** When the page asked for what it shows, on the clock of `performance.now()`: the stream starts there. Now by default. */
  askedAt?: number;
  /** The server's address; defaults to this page's. */
  url?: string;
  /** Called once per event, in order of `seq`; hidden events are left out. */
  onEvent: (event: StoreEvent) => void;
  /** Delivery people who moved, while `watchesProviders` returns true. */
  onProviders?: ((message: ProviderMessage) => void) | undefined;
  watchesProviders?: (() => boolean) | undefined;
  /** Called at each change of the connection's state. */
  onState: (state: ConnectionState) => void;
  /** The stream starts or restarts here: anything loaded before that number is out of date. */
  onRestart: (seq: number) => void;
  /** The server no longer accepts the session. Nothing is tried until `reconnect`. */
  onRefused: (errorCode: number) => void;
  /**
   * The connection is open, but the server has stopped reporting the stream's position. It may have lost its database.
   */
  onSilent?: (() => void) | undefined;
}

export interface RealtimeClient {
  readonly state: ConnectionState;
  readonly lastSeq: number | null;
  /** Connects now: after the session was renewed, or at the user's request. */
  reconnect(): void;
  /** Call when `watchesProviders` returns something new. */
  watchAnew(): void;
  close(): void;
}

const checkEveryMs = 500;
/** Positions come from the database, so a slight delay means nothing. */
const silentAfterMs = positionEveryMs + 2_000;
/** Out-of-order events usually resolve within this time. */
const gapPatienceMs = 250;
const replayTimeoutMs = 4_000;
const transientErrorCode = 2003;
/** Between tries to fetch the socket's own code. */
const fetchAgainMs = 2_000;

type StoreSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Fetched apart, because no first view needs it. */
async function fetchSocketCode(isWanted: () => boolean): Promise<typeof Connect | null> {
  while (isWanted()) {
    const fetched = await import('socket.io-client').catch(() => null);
    if (fetched) return fetched.io;
    await new Promise((resolve) => setTimeout(resolve, fetchAgainMs));
  }
  return null;
}

/** Connects to a store's stream and stays connected through sleep, lost networks and server restarts. */
export function createRealtime(options: RealtimeOptions): RealtimeClient {
  const stream = new StoreStream();
  const watch = new ConnectionWatch(Date.now());
  let reported = watch.state;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let positionAt = Date.now();

  /** `null` until its code is here. */
  let socket: StoreSocket | null = null;
  let isClosed = false;

  const report = () => {
    if (watch.state === reported) return;
    reported = watch.state;
    options.onState(reported);
  };
  const deliver = (events: StoreEvent[]) => {
    for (const event of events) if (event.messageCode !== hiddenMessageCode) options.onEvent(event);
    if (stream.missingAfter !== null) gapTimer ??= setTimeout(askForMissing, gapPatienceMs);
  };
  const restart = (seq: number, released: StoreEvent[]) => {
    options.onRestart(seq);
    deliver(released);
  };
  const take = (answer: ReplayReply) => {
    if ('resync' in answer) restart(answer.resync.seq, stream.resync(answer.resync.seq));
    else deliver(answer.events.flatMap((event) => stream.take(event)));
  };
  async function askForMissing(): Promise<void> {
    const after = stream.missingAfter;
    const answer =
      after !== null &&
      socket?.connected &&
      (await socket
        .timeout(replayTimeoutMs)
        .emitWithAck('replay', { after })
        .catch(() => null));
    gapTimer = undefined;
    // Without an answer, the next event or position reveals the gap again.
    if (answer) take(answer);
  }
  /** The server forgets subscriptions with each connection. If no answer arrives, the next connection asks again. */
  const askForProviders = () => {
    if (options.watchesProviders?.()) socket?.emit('watch_providers', () => undefined);
  };
  const retryIn = (ms: number) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => socket?.connect(), ms * (0.5 + Math.random()));
  };
  /** The server limits this client. Connecting before the time is up would be refused again. */
  const waitAsTold = ({ error_code, retry_after = 0 }: ConnectionRefusal) => {
    watch.refused(error_code);
    report();
    retryIn(retry_after * 1_000);
  };

  const askedAt = options.askedAt ?? performance.now();
  /** How long ago the page asked, in ms. One that couldn't connect for longer compares everything. */
  const askedAgo = () => Math.min(Math.ceil(performance.now() - askedAt), limits.replayAgeMs);

  const open = (connect: typeof Connect) => {
    const opened: StoreSocket = connect(options.url ?? '/', {
      path: '/socket.io',
      forceNew: true,
      autoConnect: false,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: 4_000,
      reconnectionDelay: 250,
      reconnectionDelayMax: 2_000,
      randomizationFactor: 0.5,
      auth: (give) => give({ ...options.auth(), last_seq: stream.lastSeq, asked_ago: askedAgo() }),
    });
    socket = opened;
    opened.on('store', (event) => {
      watch.signal(Date.now());
      deliver(stream.take(event));
    });
    opened.on('position', ({ seq }) => {
      positionAt = Date.now();
      watch.live(positionAt);
      if (stream.lastSeq === null) restart(seq, stream.position(seq));
      else deliver(stream.position(seq));
      report();
    });
    opened.on('resync', ({ seq }) => {
      positionAt = Date.now();
      watch.live(positionAt);
      restart(seq, stream.resync(seq));
      report();
    });
    opened.on('connect', askForProviders);
    opened.on('providers', (message) => options.onProviders?.(message));
    opened.on('disconnect', (reason) => {
      watch.down();
      report();
      // The library reconnects automatically from everything except this.
      if (reason === 'io server disconnect') retryIn(250);
    });
    opened.on('connect_error', (error: Error & { data?: ConnectionRefusal }) => {
      if (opened.active) return;
      const refusal = error.data ?? { error_code: transientErrorCode };
      if (refusal.retry_after !== undefined) waitAsTold(refusal);
      else if (refusal.error_code === transientErrorCode) retryIn(1_500);
      else options.onRefused(refusal.error_code);
    });
    opened.on('refused', (refusal) => {
      opened.disconnect();
      waitAsTold(refusal);
    });
    opened.io.on('ping', () => watch.signal(Date.now()));
    opened.connect();
  };

  let checkedAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    // After a busy or sleeping moment, server messages are queued behind this timer: check again afterwards.
    const isLate = now - checkedAt > 3 * checkEveryMs;
    checkedAt = now;
    if (!isLate && watch.check(now)) socket?.io.engine?.close();
    report();
    if (isLate || now - positionAt <= silentAfterMs) return;
    positionAt = now;
    if (watch.state.status === 'live') options.onSilent?.();
  }, checkEveryMs);
  const reconnect = () => {
    clearTimeout(retryTimer);
    socket?.disconnect();
    socket?.connect();
  };
  const wentOffline = () => {
    watch.offline();
    socket?.io.engine?.close();
    report();
  };
  globalThis.addEventListener?.('offline', wentOffline);
  globalThis.addEventListener?.('online', reconnect);
  void (async () => {
    await options.ready;
    const connect = await fetchSocketCode(() => !isClosed);
    if (connect && !isClosed) open(connect);
  })();

  return {
    get state() {
      return watch.state;
    },
    get lastSeq() {
      return stream.lastSeq;
    },
    reconnect,
    watchAnew() {
      if (!socket?.connected) return;
      if (options.watchesProviders?.()) askForProviders();
      else socket.emit('unwatch_providers');
    },
    close() {
      globalThis.removeEventListener?.('offline', wentOffline);
      globalThis.removeEventListener?.('online', reconnect);
      clearInterval(timer);
      clearTimeout(gapTimer);
      clearTimeout(retryTimer);
      isClosed = true;
      socket?.removeAllListeners();
      socket?.disconnect();
    },
  };
}
