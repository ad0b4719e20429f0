import { useTheme } from '@mui/material/styles';
import { divIcon, type Marker as LeafletMarker, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Marker, ScaleControl, useMap, useMapEvents } from 'react-leaflet';
import { type Location, metresPerUnit } from '#contract/delivery/distance';
import { AreaLayers, MapView, RadiusLayer, StoreDot, useAreaBounds } from '../../components/map/AreaLayers';
import StoreMap from '../../components/map/StoreMap';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDeliveryMap } from './useDeliveryMap';

interface PinProps {
  point: Location | undefined;
  onPoint: (point: Location) => void;
}

/** The API's precision, about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const wide = 44;

/** The customer's location: a tap sets it, and it can be dragged. */
const Pin = ({ point, onPoint }: PinProps) => {
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
  if (!point) return null;
  return (
    <Marker
      ref={pin}
      draggable
      keyboard={false}
      position={[...point]}
      icon={icon}
      eventHandlers={{ dragend: () => pin.current && set(pin.current.getLatLng().wrap()) }}
    />
  );
};

/** A map of the store and its named areas on which to set a location. Without tiles, rings show distances. */
export default function CustomerLocationMap(props: PinProps) {
  const t = useTranslate();
  const { store, text } = useStoreFormat();
  const { areas, isByRadius } = useDeliveryMap();
  const isMile = store.is_distance_unit_mile;
  const radius = isByRadius ? store.delivery_fee.radius * metresPerUnit(isMile) : 0;
  const bounds = useAreaBounds(areas, store.location, radius);
  const names = useMemo(() => new Map(areas.map(({ _id, name }) => [_id, text(name)])), [areas, text]);
  return (
    <StoreMap centre={store.location} isMile={isMile}>
      <MapView label={t('createOrder.position.map')} bounds={bounds} />
      {radius > 0 && <RadiusLayer centre={store.location} radius={radius} />}
      <AreaLayers areas={areas} nameOf={({ _id }) => names.get(_id) ?? ''} />
      <StoreDot location={store.location} />
      <ScaleControl position="bottomleft" metric={!isMile} imperial={isMile} />
      <Pin {...props} />
    </StoreMap>
  );
}
