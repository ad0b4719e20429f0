import { useTheme } from '@mui/material/styles';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { Circle, Marker, Pane } from 'react-leaflet';
import { type Location, metresPerUnit } from '#contract/orders/deliveryFee';

/** Distances of the rings, in the store's unit. */
const distances = [0.5, 1, 2, 3, 5, 10, 20];

/** A degree of latitude is about so many metres, everywhere. */
const metresPerDegree = 111_320;

/** In place of tiles: rings around the store that say how far something is. */
export const RingGrid = ({ centre, isMile }: { centre: Location; isMile: boolean }) => {
  const { palette } = useTheme();
  const locale = useLocale();
  const rings = useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: isMile ? 'mile' : 'kilometer' });
    return distances.map((distance) => {
      const label = document.createElement('span');
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
      {/* Below the marks. */}
      <Pane name="rings" style={{ zIndex: 350 }}>
        {rings.map(({ metres, top, icon }) => (
          <Marker key={metres} position={[...top]} icon={icon} interactive={false} keyboard={false} />
        ))}
      </Pane>
    </>
  );
};
