import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { divIcon, type LatLngBounds, latLngBounds } from 'leaflet';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Circle, CircleMarker, Marker, Pane, Polygon, useMap } from 'react-leaflet';
import type { ReplyOf } from '#contract/calls/index';
import { type Location, metresPerUnit } from '#contract/delivery/distance';
import StoreMap from '../../components/map/StoreMap';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { areaColour } from './areaColour';
import type { ListedArea } from './useDeliveryAreas';

type Dots = ReplyOf<'get_delivery_coverage'>['dots'];

const metresPerDegree = 111_195;

function circleBounds([lat, lng]: Location, radius: number): LatLngBounds {
  const north = radius / metresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return latLngBounds([lat - north, lng - east], [lat + north, lng + east]);
}

/** The box around an area; `null` for postcodes. */
function boundsOf({ shape }: ListedArea): LatLngBounds | null {
  if (shape.kind === 'polygon') return latLngBounds(shape.points);
  if (shape.kind === 'postcodes') return null;
  return circleBounds(shape.center, shape.radius);
}

const Labelled = ({ label, bounds }: { label: string; bounds: LatLngBounds }) => {
  const map = useMap();
  const box = bounds.toBBoxString();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `box` is the bounds
  useEffect(() => {
    map.fitBounds(bounds, { padding: [24, 24], maxZoom: 15, animate: false });
  }, [map, box]);
  return null;
};

interface DrawnAreaProps {
  area: ListedArea;
  number: number;
}

const DrawnArea = ({ area, number }: DrawnAreaProps) => {
  const { palette } = useTheme();
  const { shape, is_active } = area;
  const colour = is_active ? areaColour(number - 1, palette.mode) : palette.text.disabled;
  const pathOptions = {
    ...{ color: colour, weight: 2.5, fillColor: colour, fillOpacity: is_active ? 0.14 : 0.04 },
    ...(is_active ? {} : { dashArray: '4 6' }),
  };
  const bounds = boundsOf(area);
  const label = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = String(number);
    Object.assign(element.style, { background: colour, color: palette.background.paper });
    return divIcon({ className: 'area-number', html: element, iconSize: [24, 24] });
  }, [number, colour, palette.background.paper]);
  if (!bounds) return null;
  return (
    <>
      {shape.kind === 'polygon' && <Polygon positions={shape.points} pathOptions={pathOptions} interactive={false} />}
      {shape.kind === 'circle' && (
        <Circle center={shape.center} radius={shape.radius} pathOptions={pathOptions} interactive={false} />
      )}
      <Marker
        position={[bounds.getNorth(), bounds.getCenter().lng]}
        icon={label}
        interactive={false}
        keyboard={false}
      />
    </>
  );
};

interface AreasMapProps {
  areas: readonly ListedArea[];
  dots: Dots;
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
  label = 'deliveryAreas.map',
  showsRadius = false,
  children,
}: AreasMapProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { palette } = useTheme();
  // Without active areas, the default fee's radius says how far the store delivers.
  const isByRadius = showsRadius && !areas.some(({ is_active }) => is_active);
  const radius = isByRadius ? store.delivery_fee.radius * metresPerUnit(store.is_distance_unit_mile) : 0;
  const bounds = useMemo(() => {
    const all = latLngBounds([store.location, store.location]);
    if (radius > 0) all.extend(circleBounds(store.location, radius));
    for (const area of areas) {
      const own = boundsOf(area);
      if (own) all.extend(own);
    }
    return all.getNorthEast().equals(all.getSouthWest())
      ? all.pad(1).extend(latLngBounds(store.location, store.location).getCenter())
      : all;
  }, [areas, store.location, radius]);
  return (
    <Box
      sx={{
        blockSize: '100%',
        '& .area-number span': {
          display: 'grid',
          placeItems: 'center',
          inlineSize: 24,
          blockSize: 24,
          borderRadius: 12,
          fontSize: 13,
          fontWeight: 700,
        },
      }}
    >
      <StoreMap centre={store.location} isMile={store.is_distance_unit_mile}>
        <Labelled label={t(label)} bounds={bounds} />
        {radius > 0 && (
          <Circle
            center={[...store.location]}
            radius={radius}
            interactive={false}
            pathOptions={{ color: palette.primary.main, weight: 2.5, fillOpacity: 0.1 }}
          />
        )}
        {/* The first in the list wins, so it lies on top. */}
        {areas.map((area, index) => <DrawnArea key={area._id} area={area} number={index + 1} />).reverse()}
        <Pane name="deliveries" style={{ zIndex: 450 }}>
          {dots.map(({ location, count, is_covered }) => (
            <CircleMarker
              key={`${location}${is_covered}`}
              center={location}
              radius={Math.min(3 + Math.sqrt(count), 10)}
              interactive={false}
              pathOptions={{
                weight: 1.5,
                color: palette.background.paper,
                fillColor: is_covered ? palette.text.secondary : palette.error.main,
                fillOpacity: 0.85,
              }}
            />
          ))}
        </Pane>
        <CircleMarker
          center={[...store.location]}
          radius={8}
          interactive={false}
          pathOptions={{ color: palette.background.paper, weight: 3, fillColor: palette.primary.main, fillOpacity: 1 }}
        />
        {children}
      </StoreMap>
    </Box>
  );
}
