import { isOrderMessage, isRecordMessage, type ProviderMove, type StoreEvent, socketEvents } from '#contract/events';
import { rooms, type StoreServer, watchedStore } from './rooms';

/** Where a delivery person is now. */
export type Moved = Pick<ProviderMove, '_id' | 'location' | 'located_at'>;

/**
 * The news that processes send each other each second: who moved, by store, and the stores in which someone's work or
 * availability changed.
 */
export interface ProviderNews {
  moved: [storeId: string, moved: Moved[]][];
  changed: string[];
}

export type LoadMoves = (storeId: string) => Promise<ProviderMove[]>;

export interface ProviderFeed {
  moved(storeId: string, moved: Moved): void;
  /** Someone in the store went online or offline, or their number of active orders changed. */
  changed(storeId: string): void;
  /** Takes news from another process. */
  receive(news: ProviderNews): void;
  /** Sends what has collected; call it every `providersEveryMs`. */
  tick(): Promise<void>;
}

/** Whether a stream event may have changed who is available, or someone's number of active orders. */
export const changesProviders = (event: StoreEvent): boolean =>
  isOrderMessage(event)
    ? event.messageData.order.order_type === 'delivery'
    : isRecordMessage(event) && event.messageData.entity === 'provider';

interface FeedDeps {
  /** All delivery people of a store as they are now. */
  load: LoadMoves;
  /** Sends to the other processes. */
  share: (news: ProviderNews) => void;
}

/** The later report decides the location; the database decides availability and orders. */
const newest = (read: ProviderMove, was: ProviderMove | undefined): ProviderMove =>
  was?.located_at && was.located_at > (read.located_at ?? '')
    ? { ...read, location: was.location, located_at: was.located_at }
    : read;

const differ = (is: ProviderMove, was: ProviderMove | undefined): boolean =>
  was?.availability !== is.availability || was.open_orders !== is.open_orders || was.located_at !== is.located_at;

/** Rounds after which a watched store is reloaded in any case. */
const lookedAtEveryRounds = 15;

/**
 * Sends the locations of delivery people to the sockets of this process that watch them. A location costs no query:
 * availability and active orders are cached for watched stores and reloaded when an order moves. Everything is also
 * reloaded from time to time, so processes that only share the database stay in sync.
 */
export function providerFeed(io: StoreServer, { load, share }: FeedDeps): ProviderFeed {
  const moves = new Map<string, Map<string, Moved>>();
  const changes = new Set<string>();
  let ownMoves = new Map<string, Map<string, Moved>>();
  let ownChanges = new Set<string>();
  const known = new Map<string, Map<string, ProviderMove>>();
  /** People who move but aren't known: looked up once, not with every location. */
  const unseen = new Map<string, Set<string>>();
  let round = 0;

  const note = (into: typeof moves, storeId: string, moved: Moved) => {
    const ofStore = into.get(storeId) ?? new Map<string, Moved>();
    into.set(storeId, ofStore.set(moved._id, moved));
  };
  const watched = (): string[] => [...io.sockets.adapter.rooms.keys()].flatMap(watchedStore);

  /** The people who changed since the last load; all of them if nothing was loaded. */
  async function differing(storeId: string): Promise<ProviderMove[]> {
    const before = known.get(storeId);
    const all = (await load(storeId)).map((read) => newest(read, before?.get(read._id)));
    known.set(storeId, new Map(all.map((move) => [move._id, move])));
    return all.filter((move) => differ(move, before?.get(move._id)));
  }

  async function sendMoves(storeId: string): Promise<void> {
    const moved = moves.get(storeId) ?? new Map<string, Moved>();
    moves.delete(storeId);
    const isStranger = [...moved.keys()].some((id) => !known.get(storeId)?.has(id) && !unseen.get(storeId)?.has(id));
    const isChanged = changes.delete(storeId);
    const sent = new Map<string, ProviderMove>();
    const isLookedAt = isChanged || isStranger || round % lookedAtEveryRounds === 0;
    if (isLookedAt) {
      const news = await differing(storeId).catch((error: unknown) => {
        changes.add(storeId);
        throw error;
      });
      for (const move of news) sent.set(move._id, move);
      const met = [...(unseen.get(storeId) ?? []), ...moved.keys()];
      unseen.set(storeId, new Set(met.filter((id) => !known.get(storeId)?.has(id))));
    }
    const people = known.get(storeId);
    for (const move of moved.values()) {
      const person = people?.get(move._id);
      // People who aren't approved aren't shown; and news from another process may be older.
      if (!person || (move.located_at ?? '') < (person.located_at ?? '')) continue;
      const is = { ...person, ...move };
      people?.set(move._id, is);
      sent.set(move._id, is);
    }
    if (sent.size === 0) return;
    const watchers = io.local.to(rooms.providers(storeId));
    // A lost location is replaced by the next one; going offline is announced only once.
    (isLookedAt ? watchers : watchers.volatile).emit(socketEvents.providers, { providers: [...sent.values()] });
  }

  function shareOwn(): void {
    if (ownMoves.size === 0 && ownChanges.size === 0) return;
    share({
      moved: [...ownMoves].map(([storeId, moved]) => [storeId, [...moved.values()]]),
      changed: [...ownChanges],
    });
    ownMoves = new Map();
    ownChanges = new Set();
  }

  return {
    moved(storeId, moved) {
      note(ownMoves, storeId, moved);
      note(moves, storeId, moved);
    },
    changed(storeId) {
      ownChanges.add(storeId);
      changes.add(storeId);
    },
    receive(news) {
      for (const [storeId, all] of news.moved) for (const moved of all) note(moves, storeId, moved);
      for (const storeId of news.changed) changes.add(storeId);
    },
    async tick() {
      round += 1;
      shareOwn();
      const stores = new Set(watched());
      // Nothing is cached for stores that no one watches here.
      for (const positions of [moves, changes, known, unseen]) {
        for (const storeId of positions.keys()) if (!stores.has(storeId)) positions.delete(storeId);
      }
      for (const storeId of stores) await sendMoves(storeId);
    },
  };
}
