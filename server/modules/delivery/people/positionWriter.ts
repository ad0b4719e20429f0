import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { failureLog } from '#server/db/failureLog';
import { providers } from '#server/db/schema/providers';
import type { Position, PositionWriter } from '#server/http/handler';

/**
 * Writes locations in one statement. The newest wins, whichever process received it. It doesn't wait: locked rows,
 * for example during a search, are skipped.
 *
 * @returns IDs of the people whose location was not written
 */
async function writePositions(db: Database, positions: readonly Position[]): Promise<string[]> {
  const rows = positions.map(({ provider_id, location: [latitude, longitude], at }) => ({
    id: provider_id,
    latitude,
    longitude,
    at: at.toISOString(),
  }));
  const free = db
    .select({ id: providers.id })
    .from(providers)
    .where(
      inArray(
        providers.id,
        rows.map(({ id }) => id),
      ),
    )
    .for('no key update', { skipLocked: true });
  const isNews = sql`coalesce(${providers.located_at} <= news.at, true)`;
  const written = await db
    .update(providers)
    .set({
      latitude: sql`case when ${isNews} then news.latitude else ${providers.latitude} end`,
      longitude: sql`case when ${isNews} then news.longitude else ${providers.longitude} end`,
      located_at: sql`greatest(${providers.located_at}, news.at)`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json)
        as news(id uuid, latitude float8, longitude float8, at timestamptz)`,
    )
    .where(and(sql`${providers.id} = news.id`, inArray(providers.id, free)))
    .returning({ id: providers.id });
  const done = new Set(written.map(({ id }) => id));
  return positions.flatMap(({ provider_id }) => (done.has(provider_id) ? [] : [provider_id]));
}

/** A person's location is written at most this often. */
const writtenEveryMs = 1_000;
/** People silent for this long are looked up again: they may have left the store. */
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
 * Stores the locations of delivery people who report to this process. Hundreds report every few seconds: reports that
 * arrive together are written together, one statement at a time, without touching any order, message or version.
 */
export function storePositions(db: Database, { log, onMoved }: Options): PositionWriter {
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

  /** The next statement, with everything due until it starts. */
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
