import Button from '@mui/material/Button';
import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';
import { MapView, RadiusLayer, useAreaBounds } from '../../components/map/AreaLayers';
import { LocationPin } from '../../components/map/LocationPin';
import StoreMap from '../../components/map/StoreMap';
import { remoteConfig } from '../../config/remoteConfig';
import type { Place, PlaceMapProps } from './registrationActions';

/** Close enough to see the street; without a map of streets, how far from the middle of the city. */
const closeZoom = () => (remoteConfig().setting.map_tiles ? 16 : 12);

const Follow = ({ found }: { found: Place | undefined }) => {
  const map = useMap();
  useEffect(() => {
    if (found) map.setView([...found], closeZoom(), { animate: false });
  }, [map, found]);
  return null;
};

/** Sets the pin without a tap on the map: for keyboards, and where one finger scrolls the page. */
const SetInMiddle = ({ onPoint }: Pick<PlaceMapProps, 'onPoint'>) => {
  const t = useTranslate();
  const map = useMap();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) DomEvent.disableClickPropagation(button.current);
  }, []);
  const set = () => {
    const { lat, lng } = map.getCenter().wrap();
    onPoint([Number(lat.toFixed(5)), Number(lng.toFixed(5))]);
  };
  return (
    <Button
      ref={button}
      dir="auto"
      size="small"
      variant="outlined"
      onClick={set}
      sx={{
        position: 'absolute',
        zIndex: 800,
        insetBlockEnd: 28,
        insetInline: 12,
        minBlockSize: 44,
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.paper' },
      }}
    >
      {t('registration.store.middle')}
    </Button>
  );
};

const noAreas: [] = [];

/** The city, as far as stores can be in it, with the pin of the store. */
export default function PlaceMap({ city, point, found, onPoint }: PlaceMapProps) {
  const t = useTranslate();
  const radius = city.radius_km * 1_000;
  const bounds = useAreaBounds(noAreas, city.location, radius);
  return (
    <StoreMap centre={city.location} isMile={false} isInPage>
      <MapView label={t('registration.store.map', { city: city.name })} bounds={bounds} />
      <RadiusLayer centre={city.location} radius={radius} />
      <Follow found={found} />
      <LocationPin label={t('registration.store.pin')} point={point} onPoint={onPoint} />
      <SetInMiddle onPoint={onPoint} />
    </StoreMap>
  );
}
