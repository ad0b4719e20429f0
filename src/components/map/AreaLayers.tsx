import { useTheme } from '@mui/material/styles';
import { divIcon, type LatLngBounds, latLngBounds } from 'leaflet';
import { memo, useEffect, useMemo } from 'react';
import { Circle, CircleMarker, Marker, Pane, Polygon, useMap } from 'react-leaflet';
import type { ReplyOf } from '#contract/calls/index';
import type { Area, AreaShape } from '#contract/delivery/areas';
import { type Location, metresPerDegree } from '#contract/delivery/distance';
import { areaColours } from './areaColours';

function circleBounds([lat, lng]: Location, radius: number): LatLngBounds {
  const north = radius / metresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return latLngBounds([lat - north, lng - east], [lat + north, lng + east]);
}

/** The bounding box of a shape; `null` for postcodes. */
function boundsOf(shape: AreaShape): LatLngBounds | null {
  if (shape.kind === 'polygon') return latLngBounds(shape.points);
  if (shape.kind === 'postcodes') return null;
  return circleBounds(shape.center, shape.radius);
}

/**
 * The bounding box of a store, its areas, and the radius within which it delivers.
 *
 * @param radius in metres; 0 for none
 */
export function useAreaBounds(areas: readonly Pick<Area, 'shape'>[], store: Location, radius = 0): LatLngBounds {
  return useMemo(() => {
    const [lat, lng] = store;
    const all = latLngBounds([lat, lng], [lat, lng]);
    if (radius > 0) all.extend(circleBounds(store, radius));
    for (const { shape } of areas) {
      const shapeBounds = boundsOf(shape);
      if (shapeBounds) all.extend(shapeBounds);
    }
    return all.getNorthEast().equals(all.getSouthWest()) ? circleBounds(store, 2_000) : all;
  }, [areas, store, radius]);
}

/** Gives the map an accessible name, and fits it to `bounds`. */
export const MapView = ({ label, bounds }: { label: string; bounds: LatLngBounds }) => {
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
  area: Area;
  colour: string;
  label: string;
  /** The label is a name, which needs more space than a number. */
  isNamed: boolean;
  /** Faint, because something else is being drawn. */
  isGhost: boolean;
}

const DrawnArea = ({ area: { shape, is_active }, colour, label, isNamed, isGhost }: DrawnAreaProps) => {
  const { palette } = useTheme();
  const isFaint = isGhost || !is_active;
  const pathOptions = {
    ...{ color: colour, weight: isGhost ? 1.5 : 2.5, opacity: isGhost ? 0.7 : 1 },
    ...{ fillColor: colour, fillOpacity: isFaint ? 0.05 : 0.14 },
    dashArray: is_active ? '' : '4 6',
  };
  const bounds = boundsOf(shape);
  const icon = useMemo(() => {
    const element = document.createElement('span');
    element.textContent = label;
    Object.assign(element.style, { background: colour, color: palette.background.paper });
    return divIcon({
      className: isNamed ? 'area-name' : 'area-number',
      html: element,
      iconSize: isNamed ? [0, 0] : [24, 24],
    });
  }, [label, isNamed, colour, palette.background.paper]);
  if (!bounds) return null;
  return (
    <>
      {shape.kind === 'polygon' && <Polygon positions={shape.points} pathOptions={pathOptions} interactive={false} />}
      {shape.kind === 'circle' && (
        <Circle center={shape.center} radius={shape.radius} pathOptions={pathOptions} interactive={false} />
      )}
      <Marker
        position={[bounds.getNorth(), bounds.getCenter().lng]}
        icon={icon}
        interactive={false}
        keyboard={false}
        opacity={isGhost ? 0.75 : 1}
      />
    </>
  );
};

interface AreaLayersProps {
  /** In the order of the list. */
  areas: readonly Area[];
  /** The ID of the area that is being drawn. It isn't shown, and the others are faint. */
  drawn?: string | null;
  /** An area's label; defaults to its number in the list. */
  nameOf?: (area: Area) => string;
}

/** A store's areas with their numbers or names. */
export const AreaLayers = ({ areas, drawn, nameOf }: AreaLayersProps) => {
  const { palette } = useTheme();
  const colours = useMemo(() => areaColours(areas, palette.mode), [areas, palette.mode]);
  const layers = areas.flatMap((area, index) => {
    if (area._id === drawn) return [];
    const colour = (area.is_active && colours.get(area._id)) || palette.text.disabled;
    return (
      <DrawnArea
        key={area._id}
        area={area}
        colour={colour}
        label={nameOf?.(area) ?? String(index + 1)}
        isNamed={nameOf !== undefined}
        isGhost={drawn !== undefined}
      />
    );
  });
  // Leaflet draws the last one on top, and the first in the list wins.
  return layers.reverse();
};

export type DeliveryDots = ReplyOf<'get_delivery_coverage'>['dots'];

/** The locations of past deliveries, and whether the store would deliver there now. */
export const DeliveryLayer = memo(function DeliveryLayer({ dots }: { dots: DeliveryDots }) {
  const { palette } = useTheme();
  return (
    <Pane name="deliveries" style={{ zIndex: 450, pointerEvents: 'none' }}>
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
  );
});

/** The radius within which a store without active areas delivers. @param radius in metres */
export const RadiusLayer = ({ centre, radius }: { centre: Location; radius: number }) => {
  const { palette } = useTheme();
  return (
    <Circle
      center={[...centre]}
      radius={radius}
      interactive={false}
      pathOptions={{ color: palette.primary.main, weight: 2.5, fillOpacity: 0.1 }}
    />
  );
};

/** The store's location. */
export const StoreDot = ({ location }: { location: Location }) => {
  const { palette } = useTheme();
  return (
    <CircleMarker
      center={[...location]}
      radius={8}
      interactive={false}
      pathOptions={{ color: palette.background.paper, weight: 3, fillColor: palette.primary.main, fillOpacity: 1 }}
    />
  );
};
