import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useReducer } from 'react';
import { useMap } from 'react-leaflet';

/** The map, and a new drawing with each change of what it shows. For the few things over it that are elements. */
export function useMapView(): LeafletMap {
  const map = useMap();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on('move zoomend resize', moved);
    return () => {
      map.off('move zoomend resize', moved);
    };
  }, [map]);
  return map;
}
