import { v7 } from 'uuid';
import type { Random } from '#server/demoData/random';

/** A UUIDv7 of an instant, the same for the same seed. */
export const seededId = (random: Random, at: Date): string =>
  v7({
    msecs: at.getTime(),
    seq: random.int(0, 0x7fffffff),
    random: Uint8Array.from({ length: 16 }, () => random.int(0, 255)),
  });
