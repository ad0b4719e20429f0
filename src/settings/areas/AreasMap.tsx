import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Area } from '#contract/delivery/areas';
import { metresPerUnit } from '#contract/delivery/distance';
import {
  AreaLayers,
  type DeliveryDots,
  DeliveryLayer,
  MapView,
  RadiusLayer,
  StoreDot,
  useAreaBounds,
} from '../../components/map/AreaLayers';
import StoreMap from '../../components/map/StoreMap';
import { useStoreFormat } from '../../components/store/useStoreFormat';

interface AreasMapProps {
  areas: readonly Area[];
  dots: DeliveryDots;
  /** Areas that the map is fitted to, if not to all. */
  fitted?: readonly Area[];
  /** Translation key of the map's name. */
  label?: string;
  /** Shows how far a store without active areas delivers. */
  showsRadius?: boolean;
  /** More layers. */
  children?: ReactNode;
}

/** The store, its areas with their numbers, and where the last deliveries went. */
export default function AreasMap({
  areas,
  dots,
  fitted = areas,
  label = 'deliveryAreas.map',
  showsRadius = false,
  children,
}: AreasMapProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  // Without active areas, the default fee's radius says how far the store delivers.
  const isByRadius = showsRadius && !areas.some(({ is_active }) => is_active);
  const radius = isByRadius ? store.delivery_fee.radius * metresPerUnit(store.is_distance_unit_mile) : 0;
  const bounds = useAreaBounds(fitted, store.location, radius);
  return (
    <StoreMap isInPage centre={store.location} isMile={store.is_distance_unit_mile}>
      <MapView label={t(label)} bounds={bounds} />
      {radius > 0 && <RadiusLayer centre={store.location} radius={radius} />}
      <AreaLayers areas={areas} />
      <DeliveryLayer dots={dots} />
      <StoreDot location={store.location} />
      {children}
    </StoreMap>
  );
}
