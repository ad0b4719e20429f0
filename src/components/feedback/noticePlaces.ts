import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { type NoticeRank, type NoticeRequest, type PlacedNotices, placeNotices } from './placeNotices';

let requests: readonly NoticeRequest[] = [];
let placed: PlacedNotices = [];
/** The elements that notices are rendered into; empty while the frame isn't mounted. */
let places: readonly (HTMLElement | null)[] = [];
let lastOrder = 0;
const listeners = new Set<() => void>();

function assignPlaces(): void {
  placed = placeNotices(placed, requests, places.length);
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers the places for notices. Returns a function that removes them. */
export function offerPlaces(elements: readonly HTMLElement[]): () => void {
  places = elements;
  assignPlaces();
  return () => {
    places = [];
    assignPlaces();
  };
}

const hasNotice = (): boolean => placed.some((id) => id !== null);

/** Whether a notice is on screen. */
export const useHasNotice = (): boolean => useSyncExternalStore(subscribe, hasNotice);

/** Requests a place for the calling component's notice. Returns `null` while it waits for one. */
export function useNoticePlace(rank: NoticeRank): HTMLElement | null {
  const id = useId();
  const place = useSyncExternalStore(subscribe, () => {
    const index = placed.indexOf(id);
    return index < 0 ? null : (places[index] ?? null);
  });
  useLayoutEffect(() => {
    lastOrder += 1;
    const order = lastOrder;
    requests = [...requests, { id, rank, order }];
    assignPlaces();
    return () => {
      requests = requests.filter((request) => request.id !== id);
      assignPlaces();
    };
  }, [id, rank]);
  return place;
}
