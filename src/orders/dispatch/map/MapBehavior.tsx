import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Location } from '#contract/delivery/distance';

/** A map that was hidden or resized measures itself again. */
function useMapSize(): void {
  const map = useMap();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false, animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}

interface MapBehaviorProps {
  label: string;
  /** Everything to show at first, and again at each change of `fitKey`. */
  places: () => readonly Location[];
  fitKey: string | number;
  /** Scrolls into view if it isn't visible. */
  lookAt: Location | null;
  onKey: (event: KeyboardEvent) => void;
}

const margin = { padding: [36, 36] as [number, number], maxZoom: 16, animate: false };

/** Labels the map, tracks its size, and brings requested points into view. */
export const MapBehavior = ({ label, places, fitKey, lookAt, onKey }: MapBehaviorProps) => {
  const map = useMap();
  useMapSize();
  const latest = useRef({ places, onKey });
  latest.current = { places, onKey };
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => {
    const container = map.getContainer();
    const onKey = (event: KeyboardEvent) => latest.current.onKey(event);
    container.addEventListener('keydown', onKey);
    return () => container.removeEventListener('keydown', onKey);
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key, and not with each move
  useEffect(() => {
    const all = latest.current.places();
    if (all.length > 0) map.fitBounds(latLngBounds(all.map(([latitude, longitude]) => [latitude, longitude])), margin);
  }, [map, fitKey]);
  const [latitude, longitude] = lookAt ?? [];
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const place: [number, number] = [latitude, longitude];
    if (!map.getBounds().pad(-0.1).contains(place)) map.panTo(place, { animate: false });
  }, [map, latitude, longitude]);
  return null;
};
