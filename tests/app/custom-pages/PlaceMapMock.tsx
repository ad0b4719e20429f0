import type { PlaceMapProps } from '../../../src/custom-pages/registration/registrationActions';

/** Stands in for the map: jsdom can't draw one. A press places the pin. */
export default function PlaceMapMock({ city, point, onPoint }: PlaceMapProps) {
  return (
    <button type="button" onClick={() => onPoint([52.51, 13.4])}>
      {`${city.name} ${point ?? 'without a pin'}`}
    </button>
  );
}
