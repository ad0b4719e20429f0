import type { IncomingMessage } from 'node:http';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ConnectionRefusal, socketEvents } from '#contract/events';
import { limits } from '#contract/limits';
import type { StoreServer, StoreSocket } from './rooms';

/** Limits on the sockets of one process. */
export interface SocketLimits {
  /** Open sockets of one session: about one per browser tab. */
  perSession: number;
  /** Connections from one address that haven't proved a session yet. */
  strangersPerAddress: number;
  /** Points a connection can spend at once, and how many it gets back each second. See `costs`. */
  burst: number;
  perSecond: number;
  /** Seconds a client waits before reconnecting after these limits refused or closed it. */
  retryAfter: { perSession: number; flooded: number };
}

export const defaultSocketLimits: SocketLimits = {
  perSession: limits.socketsPerSession,
  strangersPerAddress: 500,
  burst: 100,
  perSecond: 50,
  retryAfter: { perSession: 5, flooded: 30 },
};

/**
 * The cost of a connection's actions in addition to one point per packet, known or unknown. The app spends about 20
 * points to connect and at most 25 per second while it looks for missing events.
 */
const costs = { admit: 10, replay: 5, watch: 5 } as const;

/** How long a closed connection has to deliver the reason. */
const lastWordMs = 1_000;

type Connection = StoreSocket['conn'];

/** Parts of the `ws` socket of a connection that engine.io's types hide; polling has none. */
interface WireSocket {
  on(event: 'ping', listener: () => void): void;
  pause(): void;
  terminate(): void;
}
const wireOf = (transport: unknown) => (transport as { socket?: WireSocket }).socket;

interface Meter {
  points: number;
  at: number;
  isFlooded: boolean;
  /** Set once the connection has proved a session: before that, clients aren't told why they were closed. */
  tellWhy: () => void;
  leaveStrangers: () => void;
}

export interface SocketGuard {
  /** Counts an attempt to prove a session. */
  countAdmission(conn: Connection): void;
  /** Adds a connection to its session. @returns a refusal if the session has too many open */
  enter(conn: Connection, sessionId: string): ConnectionRefusal | null;
  /** Counts a socket's requests, and tells it the reason if it is closed. */
  countEvents(socket: StoreSocket): void;
}

/**
 * Closes connections that send too much, and limits connections per address and session. Packets are counted below
 * Socket.IO, so that connections without a session and unknown packets count too.
 */
export function guardSockets(
  io: StoreServer,
  bounds: SocketLimits,
  addressOf: (request: IncomingMessage) => string,
): SocketGuard {
  const meters = new WeakMap<Connection, Meter>();
  const strangers = new Map<string, number>();
  const sessions = new Map<string, Set<Connection>>();

  const close = (conn: Connection, meter: Meter) => {
    meter.isFlooded = true;
    meter.tellWhy();
    const wire = wireOf(conn.transport);
    // Reading stops here: whatever the client still sends waits in its own buffers.
    wire?.pause();
    conn.close();
    if (wire) setTimeout(() => wire.terminate(), lastWordMs).unref();
  };
  const spend = (conn: Connection, points: number) => {
    const meter = meters.get(conn);
    if (!meter || meter.isFlooded) return;
    const now = performance.now();
    meter.points = Math.min(bounds.burst, meter.points + ((now - meter.at) / 1_000) * bounds.perSecond) - points;
    meter.at = now;
    if (meter.points < 0) close(conn, meter);
  };

  io.engine.opts.allowRequest = (request, decide) => {
    const isFull = (strangers.get(addressOf(request)) ?? 0) >= bounds.strangersPerAddress;
    decide(isFull ? 'too many connections' : null, !isFull);
  };
  io.engine.on('connection', (conn: Connection) => {
    const address = addressOf(conn.request);
    strangers.set(address, (strangers.get(address) ?? 0) + 1);
    const leaveStrangers = () => {
      meter.leaveStrangers = () => {};
      const left = (strangers.get(address) ?? 1) - 1;
      if (left > 0) strangers.set(address, left);
      else strangers.delete(address);
    };
    const meter: Meter = {
      points: bounds.burst,
      at: performance.now(),
      isFlooded: false,
      tellWhy: () => {},
      leaveStrangers,
    };
    meters.set(conn, meter);
    const countFrames = (transport: unknown) => wireOf(transport)?.on('ping', () => spend(conn, 1));
    countFrames(conn.transport);
    conn.on('packet', () => spend(conn, 1));
    conn.on('upgrading', () => spend(conn, 1));
    conn.on('upgrade', countFrames);
    conn.once('close', () => meter.leaveStrangers());
  });

  return {
    countAdmission: (conn) => spend(conn, costs.admit),
    enter(conn, sessionId) {
      const open = sessions.get(sessionId) ?? new Set();
      if (conn.readyState !== 'open') return null;
      // A connection that enters twice would get two sockets for the price of one.
      if (open.size >= bounds.perSession || open.has(conn)) {
        return { error_code: errorCodes.TOO_MANY_CONNECTIONS, retry_after: bounds.retryAfter.perSession };
      }
      sessions.set(sessionId, open.add(conn));
      meters.get(conn)?.leaveStrangers();
      conn.once('close', () => {
        open.delete(conn);
        if (open.size === 0 && sessions.get(sessionId) === open) sessions.delete(sessionId);
      });
      return null;
    },
    countEvents(socket) {
      const { conn } = socket;
      const meter = meters.get(conn);
      const refusal = { error_code: errorCodes.TOO_MANY_ATTEMPTS, retry_after: bounds.retryAfter.flooded };
      if (meter) meter.tellWhy = () => socket.emit(socketEvents.refused, refusal);
      socket.on(socketEvents.replay, () => spend(conn, costs.replay));
      socket.on(socketEvents.watchProviders, () => spend(conn, costs.watch));
      socket.on(socketEvents.unwatchProviders, () => spend(conn, costs.watch));
    },
  };
}
