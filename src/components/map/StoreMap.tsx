import 'leaflet/dist/leaflet.css';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { Location } from '#contract/orders/deliveryFee';
import { remoteConfig } from '../../config/remoteConfig';
import { MapFrame } from './MapFrame';
import { RingGrid } from './RingGrid';

const asText = (text: string): string => {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
};

interface StoreMapProps {
  centre: Location;
  isMile: boolean;
  /** Layers, of react-leaflet or by `useMap`. */
  children: ReactNode;
  /** Controls over the map. */
  over?: ReactNode;
}

/** A map around the store: with the operator's tiles, or with rings of distance where there are none. */
export default function StoreMap({ centre, isMile, children, over }: StoreMapProps) {
  const t = useTranslate();
  const { direction } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const tiles = remoteConfig().setting.map_tiles;
  return (
    // Places are where they are in any direction of writing; Leaflet counts from the left.
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
          <RingGrid centre={centre} isMile={isMile} />
        )}
        {tiles?.attribution && <AttributionControl prefix={false} />}
        <ZoomControl
          position={direction === 'rtl' ? 'topright' : 'topleft'}
          zoomInTitle={t('map.zoom_in')}
          zoomOutTitle={t('map.zoom_out')}
        />
        {children}
      </MapContainer>
      {over}
    </MapFrame>
  );
}
