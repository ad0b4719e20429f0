import { stringify, v7 } from 'uuid';

let counter = 0;

/**
 * The id of an entry: made of its time, so that the order of ids is the order of time. Within a millisecond those of one
 * process stay in the order in which they were made.
 */
export function trailId(at: Date): string {
  counter = (counter + 1) % 0x7fffffff;
  return v7({ msecs: at.getTime(), seq: counter });
}

/** The lowest id that an entry of this time or later can have; days are ranges between two of these. */
export function firstTrailId(at: Date): string {
  const bytes = new Uint8Array(16);
  let rest = Math.max(0, at.getTime());
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  // Version and variant, without which it is no id at all.
  bytes[6] = 0x70;
  bytes[8] = 0x80;
  return stringify(bytes);
}
