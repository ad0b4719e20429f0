import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ScaleControl } from 'react-leaflet';
import { type Location, metresPerUnit } from '#contract/delivery/distance';
import { AreaLayers, MapView, RadiusLayer, StoreDot, useAreaBounds } from '../../components/map/AreaLayers';
import { LocationPin } from '../../components/map/LocationPin';
import StoreMap from '../../components/map/StoreMap';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDeliveryMap } from './useDeliveryMap';

interface CustomerLocationMapProps {
  point: Location | undefined;
  onPoint: (point: Location) => void;
}

/** A map of the store and its named areas on which to set a location. Without tiles, rings show distances. */
export default function CustomerLocationMap(props: CustomerLocationMapProps) {
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
      <LocationPin {...props} />
    </StoreMap>
  );
}
