import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { CircleMarker, useMap } from 'react-leaflet';
import AreasMap from './AreasMap';
import type { ListedArea } from './useDeliveryAreas';

interface PlaceProps {
  place: [number, number] | null;
  onPlace: (place: [number, number]) => void;
}

const decimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A tap on the map sets the place. */
const ChosenPlace = ({ place, onPlace }: PlaceProps) => {
  const map = useMap();
  const { palette } = useTheme();
  useEffect(() => {
    const tapped = ({ latlng }: { latlng: { lat: number; lng: number } }) =>
      onPlace([decimals(latlng.lat), decimals(latlng.lng)]);
    map.on('click', tapped);
    return () => {
      map.off('click', tapped);
    };
  }, [map, onPlace]);
  if (!place) return null;
  return (
    <CircleMarker
      center={place}
      radius={9}
      interactive={false}
      pathOptions={{ color: palette.text.primary, weight: 4, fillColor: palette.background.paper, fillOpacity: 1 }}
    />
  );
};

interface LocationMapProps extends PlaceProps {
  areas: readonly ListedArea[];
  /** Shows how far a store without active areas delivers. */
  showsRadius?: boolean;
}

/** The areas, with the place that is tried. */
export default function LocationMap({ areas, showsRadius = false, ...place }: LocationMapProps) {
  return (
    <AreasMap areas={areas} dots={[]} showsRadius={showsRadius} label="deliveryAreas.try.map">
      <ChosenPlace {...place} />
    </AreasMap>
  );
}
