const counts = new Map<string, number>();

declare global {
  interface Window {
    /** Set before the app starts, it has each card say how often it was drawn (`data-renders`): for the benchmark. */
    storedeskCountsRenders?: boolean;
  }
}

/** The attribute that tells how often a card was drawn; nothing where nobody counts. */
export function countRender(orderId: string): { 'data-renders'?: number } {
  if (!window.storedeskCountsRenders) return {};
  const count = (counts.get(orderId) ?? 0) + 1;
  counts.set(orderId, count);
  return { 'data-renders': count };
}
