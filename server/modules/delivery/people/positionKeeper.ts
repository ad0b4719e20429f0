import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { failureLog } from '#server/db/failureLog';
import { providers } from '#server/db/schema/providers';
import type { Position, PositionKeeper } from '#server/http/handler';
import { writePositions } from './writePositions';

/** Somebody's place is written at most this often. */
const writtenEveryMs = 1_000;
/** Who was silent for so long is looked up anew: they may have left the store. */
const rememberedMs = 10 * 60_000;

interface Person {
  store_id: string;
  latest: Position;
  /** Whether the latest is not in the database yet. */
  isUnwritten: boolean;
  writtenAt: number;
}

interface Options {
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  /** Told of each position that is news, before it is written. */
  onMoved: (storeId: string, position: Position) => void;
}

/**
 * Keeps where a process's delivery people are. Hundreds report every few seconds: reports that come together are written
 * together, one statement at a time, and no order, message or version is touched.
 */
export function keepPositions(db: Database, { log, onMoved }: Options): PositionKeeper {
  const people = new Map<string, Person>();
  const due = new Set<string>();
  const failures = failureLog(log);
  let writing: Promise<void> = Promise.resolve();
  let gathering: Promise<void> | null = null;

  async function storeOf(id: string): Promise<string | null> {
    const [found] = await db
      .select({ store_id: providers.store_id })
      .from(providers)
      .where(and(eq(providers.id, id), isNull(providers.archived_at)));
    return found?.store_id ?? null;
  }

  async function writeDue(): Promise<void> {
    const batch = [...due].flatMap((id) => people.get(id) ?? []);
    due.clear();
    if (batch.length === 0) return;
    for (const person of batch) {
      person.isUnwritten = false;
      person.writtenAt = Date.now();
    }
    const positions = batch.map(({ latest }) => latest);
    const left = await writePositions(db, positions).then(
      (unwritten) => {
        failures.succeeded('positions of delivery people');
        return unwritten;
      },
      (error: unknown) => {
        failures.failed('positions of delivery people', error);
        return positions.map(({ provider_id }) => provider_id);
      },
    );
    for (const id of left) {
      const person = people.get(id);
      if (person) person.isUnwritten = true;
    }
  }

  /** The next statement, with all that is due until it begins. */
  const flush = (): Promise<void> => {
    gathering ??= writing.then(() => {
      gathering = null;
      writing = writeDue();
      return writing;
    });
    return gathering;
  };

  const timer = setInterval(() => {
    const now = Date.now();
    for (const [id, person] of people) {
      if (person.isUnwritten) due.add(id);
      else if (now - person.writtenAt > rememberedMs) people.delete(id);
    }
    if (due.size > 0) void flush();
  }, writtenEveryMs);
  timer.unref();

  return {
    async report(position) {
      const id = position.provider_id;
      const known = people.get(id);
      const store_id = known?.store_id ?? (await storeOf(id));
      if (store_id === null) return null;
      // Two first reports may have looked the person up side by side.
      const person = people.get(id) ?? { store_id, latest: position, isUnwritten: false, writtenAt: 0 };
      people.set(id, person);
      if (position.at < person.latest.at) return store_id;
      person.latest = position;
      person.isUnwritten = true;
      onMoved(store_id, position);
      if (Date.now() - person.writtenAt < writtenEveryMs) return store_id;
      due.add(id);
      await flush();
      return store_id;
    },
    async close() {
      clearInterval(timer);
      for (const [id, person] of people) if (person.isUnwritten) due.add(id);
      if (due.size > 0) await flush();
      await writing;
    },
  };
}
