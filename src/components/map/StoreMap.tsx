import 'leaflet/dist/leaflet.css';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { divIcon } from 'leaflet';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { AttributionControl, Circle, MapContainer, Marker, Pane, TileLayer, ZoomControl } from 'react-leaflet';
import { type Location, metresPerDegree, metresPerUnit } from '#contract/delivery/distance';
import { remoteConfig } from '../../config/remoteConfig';
import { MapFrame } from './MapFrame';
import { TwoFingers } from './TwoFingers';

/** Radii of the rings, in the store's unit. */
const distances = [0.5, 1, 2, 3, 5, 10, 20];

interface StoreMapProps {
  centre: Location;
  isMile: boolean;
  /** The map is part of a page that scrolls: see `TwoFingers`. */
  isInPage?: boolean;
  /** Layers: components of react-leaflet, or our own components that call `useMap`. */
  children: ReactNode;
  /** Controls over the map. */
  over?: ReactNode;
}

/** Replaces tiles: rings around the store that show distances. */
const RingGrid = ({ centre, isMile, isInPage }: Pick<StoreMapProps, 'centre' | 'isMile' | 'isInPage'>) => {
  const { palette } = useTheme();
  const locale = useLocale();
  const rings = useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: isMile ? 'mile' : 'kilometer' });
    return distances.map((distance) => {
      const label = document.createElement('span');
      // The map is left to right in every language; `2 كم` isn't.
      label.dir = 'auto';
      label.textContent = format.format(distance);
      const metres = distance * metresPerUnit(isMile);
      return {
        metres,
        top: [centre[0] + metres / metresPerDegree, centre[1]] as Location,
        icon: divIcon({ className: 'ring-label', html: label, iconSize: [64, 18] }),
      };
    });
  }, [centre, isMile, locale]);
  return (
    <>
      {rings.map(({ metres }) => (
        <Circle
          key={metres}
          center={[...centre]}
          radius={metres}
          interactive={false}
          pathOptions={{ color: palette.text.secondary, opacity: 0.35, weight: 1, dashArray: '4 6', fill: false }}
        />
      ))}
      {/* Below markers that can be tapped, but above dots that can't. */}
      <Pane name="rings" style={{ zIndex: isInPage ? 460 : 350, pointerEvents: 'none' }}>
        {rings.map(({ metres, top, icon }) => (
          <Marker key={metres} position={[...top]} icon={icon} interactive={false} keyboard={false} />
        ))}
      </Pane>
    </>
  );
};

const asText = (text: string): string => {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
};

/** A map around the store, with the operator's tiles, or with distance rings if there are none. */
export default function StoreMap({ centre, isMile, isInPage = false, children, over }: StoreMapProps) {
  const t = useTranslate();
  const { direction } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const tiles = remoteConfig().setting.map_tiles;
  return (
    // Positions don't depend on the writing direction, and Leaflet measures from the left.
    <MapFrame dir="ltr">
      <MapContainer
        center={[...centre]}
        zoom={14}
        preferCanvas
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        {tiles ? (
          <TileLayer url={tiles.url} attribution={asText(tiles.attribution)} maxZoom={19} />
        ) : (
          <RingGrid centre={centre} isMile={isMile} isInPage={isInPage} />
        )}
        {tiles?.attribution && <AttributionControl prefix={false} />}
        <ZoomControl
          position={direction === 'rtl' ? 'topright' : 'topleft'}
          zoomInTitle={t('map.zoom_in')}
          zoomOutTitle={t('map.zoom_out')}
        />
        {children}
        {isInPage && <TwoFingers />}
      </MapContainer>
      {over}
    </MapFrame>
  );
}
