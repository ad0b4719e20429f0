import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** A map that was hidden, or got more room, measures itself anew. */
export function useMapSize(): void {
  const map = useMap();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false, animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
