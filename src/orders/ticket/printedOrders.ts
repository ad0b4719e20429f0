import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** How often this device printed which order; the oldest are forgotten. */
type Printed = [orderId: string, times: number][];

const keep = 300;

const read = (): Printed => readStored<Printed>(storageKeys.printed) ?? [];

/** Whether this device has printed the order before. */
export const isReprint = (orderId: string): boolean => read().some(([id]) => id === orderId);

/** Remembers that the order was printed. */
export function notePrinted(orderId: string): void {
  const printed = read();
  const times = printed.find(([id]) => id === orderId)?.[1] ?? 0;
  const others = printed.filter(([id]) => id !== orderId);
  writeStored(storageKeys.printed, [...others, [orderId, times + 1]].slice(-keep));
}
