import { useTheme } from '@mui/material/styles';
import { divIcon, type Marker as LeafletMarker, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Location } from '#contract/delivery/distance';

interface LocationPinProps {
  point: Location | undefined;
  onPoint: (point: Location) => void;
  /** Its name for screen readers. With one, the Tab key reaches it, and the arrow keys move it. */
  label?: string;
}

/** The API's precision, about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const wide = 44;

/** How far an arrow key moves the pin, in pixels of the map; with Shift, ten times as far. */
const step = 4;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** A location on the map: a tap sets it, it can be dragged, and moved with the keyboard. */
export const LocationPin = ({ point, onPoint, label }: LocationPinProps) => {
  const { palette } = useTheme();
  const map = useMap();
  const set = ({ lat, lng }: { lat: number; lng: number }) => onPoint([rounded(lat), rounded(lng)]);
  useMapEvents({ click: ({ latlng }: LeafletMouseEvent) => set(latlng.wrap()) });
  const pin = useRef<LeafletMarker>(null);
  const icon = useMemo(() => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    element.setAttribute('viewBox', '-12 -24 24 24');
    element.setAttribute('width', String(wide));
    element.setAttribute('height', String(wide));
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', 'M0-1C-4-7-7.5-11-7.5-15.5a7.5 7.5 0 0 1 15 0C7.5-11 4-7 0-1z');
    path.setAttribute('fill', palette.error.main);
    path.setAttribute('stroke', palette.background.paper);
    path.setAttribute('stroke-width', '1.5');
    element.append(path);
    return divIcon({
      className: '',
      html: element as unknown as HTMLElement,
      iconSize: [wide, wide],
      iconAnchor: [wide / 2, wide],
    });
  }, [palette.error.main, palette.background.paper]);
  // A location from the fields may be outside the visible part of the map.
  useEffect(() => {
    if (point && !map.getBounds().contains([...point])) map.panTo([...point]);
  }, [map, point]);
  // After each rendering, because Leaflet makes another element for another icon.
  useEffect(() => {
    const element = pin.current?.getElement();
    if (!element || !label) return;
    const move = (event: KeyboardEvent) => {
      const by = moves[event.key];
      if (!by || !pin.current) return;
      event.preventDefault();
      const times = event.shiftKey ? 10 : 1;
      const at = map.latLngToContainerPoint(pin.current.getLatLng());
      set(map.containerPointToLatLng([at.x + by[0] * times, at.y + by[1] * times]).wrap());
    };
    element.setAttribute('aria-label', label);
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  });
  if (!point) return null;
  return (
    <Marker
      ref={pin}
      draggable
      keyboard={Boolean(label)}
      position={[...point]}
      icon={icon}
      eventHandlers={{ dragend: () => pin.current && set(pin.current.getLatLng().wrap()) }}
    />
  );
};
