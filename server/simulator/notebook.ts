import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const entrySchema = z.object({ store_id: z.string(), code: z.string(), is_answered: z.boolean() });
const pageSchema = z.array(z.tuple([z.string(), entrySchema]));

/** What a customer knows of an order: the code to tell at the door, and whether the store answered yet. */
export type Remembered = z.infer<typeof entrySchema>;

/** More than are ever open at a time; the oldest are forgotten. */
const capacity = 1_000;

/** Customers' memory. With a file it outlives this process, as the telephones of real customers do. */
export interface Notebook {
  remember(order_id: string, entry: Remembered): void;
  answered(order_id: string): void;
  codeOf(order_id: string): string | undefined;
  /** Orders of a store that had no answer when last heard of, the oldest first. */
  waiting(store_id: string): string[];
}

function readPage(file: string): Map<string, Remembered> {
  try {
    return new Map(pageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    // There is none yet, or it cannot be read: then nobody remembers anything.
    return new Map();
  }
}

/** @param file where to keep it; without one, it lasts as long as the process */
export function openNotebook(file?: string): Notebook {
  const entries = file ? readPage(file) : new Map<string, Remembered>();
  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify([...entries]));
    renameSync(`${file}.new`, file);
  };
  return {
    remember(order_id, entry) {
      entries.set(order_id, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= capacity) break;
        entries.delete(oldest);
      }
      save();
    },
    answered(order_id) {
      const entry = entries.get(order_id);
      if (!entry || entry.is_answered) return;
      entry.is_answered = true;
      save();
    },
    codeOf: (order_id) => entries.get(order_id)?.code,
    waiting: (store_id) =>
      [...entries]
        .filter(([, entry]) => entry.store_id === store_id && !entry.is_answered)
        .map(([order_id]) => order_id),
  };
}
