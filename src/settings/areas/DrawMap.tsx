import { useTheme } from '@mui/material/styles';
import * as leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';
import { type HexColor, TerraDraw, TerraDrawCircleMode, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import type { Area, AreaShape } from '#contract/delivery/areas';
import { distanceBetween, metresPerDegree } from '#contract/delivery/distance';
import { limits } from '#contract/limits';
import {
  AreaLayers,
  type DeliveryDots,
  DeliveryLayer,
  MapView,
  StoreDot,
  useAreaBounds,
} from '../../components/map/AreaLayers';
import StoreMap from '../../components/map/StoreMap';
import { useStoreFormat } from '../../components/store/useStoreFormat';

/** A shape that can be drawn. */
export type DrawnShape = Exclude<AreaShape, { kind: 'postcodes' }>;
type Ring = [number, number][];

const decimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Corners of a circle that is shown: enough to look round. */
const circleCorners = 64;

/** A shape as a closed ring of longitudes and latitudes. */
function ringOf(shape: DrawnShape): Ring {
  if (shape.kind === 'polygon') {
    const ring = shape.points.map(([lat, lng]): [number, number] => [decimals(lng), decimals(lat)]);
    return [...ring, ...ring.slice(0, 1)];
  }
  const { center, radius } = shape;
  const north = radius / metresPerDegree;
  const east = north / Math.cos((center[0] * Math.PI) / 180);
  return Array.from({ length: circleCorners + 1 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * (index % circleCorners)) / circleCorners;
    return [decimals(center[1] + east * Math.cos(angle)), decimals(center[0] + north * Math.sin(angle))];
  });
}

function shapeOf(kind: DrawnShape['kind'], ring: Ring): DrawnShape {
  const points = ring.slice(0, -1).map(([lng, lat]): [number, number] => [decimals(lat), decimals(lng)]);
  if (kind === 'polygon') return { kind, points };
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  const center: [number, number] = [
    decimals((Math.min(...lats) + Math.max(...lats)) / 2),
    decimals((Math.min(...lngs) + Math.max(...lngs)) / 2),
  ];
  return { kind, center, radius: Math.max(1, Math.round(distanceBetween(center, points[0] ?? center))) };
}

/** Whether a shape is complete enough to be shown. */
export const isDrawn = (shape: AreaShape): shape is DrawnShape =>
  shape.kind === 'polygon'
    ? shape.points.length > 2
    : shape.kind === 'circle' && shape.radius > 0 && shape.radius <= limits.areaRadiusMax;

/**
 * Makes the library's panes without its style elements, which our content policy refuses. The library takes only clicks that
 * reach the map itself, so those on a canvas go through.
 */
function newAdapter(map: leaflet.Map): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: 6 });
  const panes = adapter as unknown as { createPaneStyleSheet: (pane: string, zIndex: number) => Element };
  panes.createPaneStyleSheet = (pane, zIndex) => {
    Object.assign(map.createPane(pane).style, { zIndex: String(400 + zIndex), pointerEvents: 'none' });
    return document.createElement('i');
  };
  const overlay = map.getPane('overlayPane');
  if (overlay) overlay.style.pointerEvents = 'none';
  return adapter;
}

const selectFlags = {
  polygon: {
    feature: {
      draggable: true,
      selfIntersectable: true,
      coordinates: { midpoints: true, draggable: true, deletable: true },
    },
  },
  circle: { feature: { draggable: true, coordinates: { resizable: 'center-fixed' as const } } },
};

interface DrawingProps {
  kind: DrawnShape['kind'];
  shape: AreaShape;
  /** @param isOpen whether it is an outline that isn't closed yet, with the corners so far */
  onShape: (shape: DrawnShape, isOpen: boolean) => void;
  /** Called with the shape while it is drawn or dragged, once per frame. */
  onSketch: (shape: DrawnShape) => void;
  colour: HexColor;
}

/** Draws on the map above it, and keeps what is drawn the same as `shape`. */
const Drawing = ({ kind, shape, onShape, onSketch, colour }: DrawingProps) => {
  const map = useMap();
  const latest = useRef({ shape, onShape, onSketch });
  latest.current = { shape, onShape, onSketch };
  const shown = useRef('');
  const drawing = useRef<TerraDraw>(undefined);

  useEffect(() => {
    const styles = { fillColor: colour, fillOpacity: 0.2, outlineColor: colour, outlineWidth: 3 };
    const draw = new TerraDraw({
      adapter: newAdapter(map),
      modes: [
        new TerraDrawPolygonMode({ styles, pointerDistance: 30 }),
        new TerraDrawCircleMode({ styles }),
        new TerraDrawSelectMode({
          flags: selectFlags,
          pointerDistance: 30,
          allowManualDeselection: false,
          styles: {
            selectedPolygonColor: colour,
            selectedPolygonFillOpacity: 0.2,
            selectedPolygonOutlineColor: colour,
            selectedPolygonOutlineWidth: 3,
            selectionPointColor: '#ffffff',
            selectionPointOutlineColor: colour,
            selectionPointOutlineWidth: 3,
            selectionPointWidth: 8,
            midPointColor: colour,
            midPointOutlineColor: '#ffffff',
            midPointWidth: 5,
          },
        }),
      ],
    });
    draw.start();
    drawing.current = draw;
    shown.current = '';
    let frame = 0;
    /** The open outline that was reported last. */
    let open = '';
    const report = (next: DrawnShape, isOpen: boolean) => {
      shown.current = JSON.stringify(next);
      open = isOpen ? shown.current : '';
      latest.current.onShape(next, isOpen);
    };
    draw.on('change', () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (drawing.current !== draw) return;
        const feature = draw
          .getSnapshot()
          .find(({ properties, geometry }) => properties.mode === kind && geometry.type === 'Polygon');
        if (feature?.geometry.type !== 'Polygon') {
          // Escape removes an outline that isn't closed.
          if (open !== '' && shown.current === open) report({ kind: 'polygon', points: [] }, false);
          return;
        }
        const ring = feature.geometry.coordinates[0] as Ring;
        const sketch = shapeOf(kind, ring);
        if (isDrawn(sketch)) latest.current.onSketch(sketch);
        // Corners count as soon as they are an area: the form may be saved before the outline is closed.
        const corners = feature.properties.committedCoordinateCount;
        if (kind !== 'polygon' || typeof corners !== 'number' || corners < 3) return;
        const outline = shapeOf(kind, [...ring.slice(0, corners), ...ring.slice(0, 1)]);
        if (JSON.stringify(outline) !== shown.current) report(outline, true);
      });
    });
    draw.on('finish', (id) => {
      const feature = draw.getSnapshotFeature(id);
      if (feature?.geometry.type !== 'Polygon') return;
      report(shapeOf(kind, feature.geometry.coordinates[0] as Ring), false);
      // The library still holds the gesture; a mode can change once it is over.
      requestAnimationFrame(() => {
        if (drawing.current !== draw || draw.getMode() === 'select') return;
        draw.setMode('select');
        draw.selectFeature(id);
      });
    });
    return () => {
      drawing.current = undefined;
      cancelAnimationFrame(frame);
      draw.stop();
    };
  }, [map, kind, colour]);

  const key = JSON.stringify(shape);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the shape; a new drawing shows it again
  useEffect(() => {
    const draw = drawing.current;
    if (!draw || shown.current === key) return;
    shown.current = key;
    const { shape: wanted } = latest.current;
    if (draw.getMode() === 'select') draw.setMode('static');
    draw.clear();
    if (wanted.kind !== kind || !isDrawn(wanted)) return draw.setMode(kind);
    const geometry = { type: 'Polygon' as const, coordinates: [ringOf(wanted)] };
    const [added] = draw.addFeatures([{ type: 'Feature', properties: { mode: kind }, geometry }]);
    draw.setMode('select');
    if (added?.valid && added.id !== undefined) draw.selectFeature(added.id);
    const bounds = leaflet.latLngBounds(geometry.coordinates[0]?.map(([lng, lat]) => [lat, lng]) ?? []);
    if (!map.getBounds().contains(bounds)) map.fitBounds(bounds.pad(0.2), { animate: false });
  }, [key, kind, map, colour]);
  return null;
};

/** A colour that the drawing library takes. */
const drawColour = { light: '#1f5fbf', dark: '#7fb4ff' } as const;

interface DrawMapProps extends Omit<DrawingProps, 'colour'> {
  /** The store's areas, in the order of the list. */
  areas: readonly Area[];
  /** The ID of the area that is being drawn; `null` for a new one. */
  drawn: string | null;
  dots: DeliveryDots;
}

/** A map on which to draw an outline or a circle, with the store, its other areas and recent deliveries. */
export default function DrawMap({ areas, drawn, dots, ...props }: DrawMapProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { palette } = useTheme();
  const bounds = useAreaBounds(areas, store.location);
  return (
    <StoreMap centre={store.location} isMile={store.is_distance_unit_mile}>
      <MapView label={t('deliveryAreas.shape.map')} bounds={bounds} />
      <AreaLayers areas={areas} drawn={drawn} />
      <DeliveryLayer dots={dots} />
      <StoreDot location={store.location} />
      <Drawing {...props} colour={drawColour[palette.mode]} />
    </StoreMap>
  );
}
