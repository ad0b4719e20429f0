import { type Area, findArea, prepareAreas } from './areas';
import type { Location } from './distance';

/** Deliveries to about the same place, and whether the store would deliver there with its saved areas. */
export interface DeliveryDot {
  location: Location;
  count: number;
  is_covered: boolean;
}

export interface DrawnCoverage<Dot extends DeliveryDot> {
  total: number;
  /** Deliveries within the area, including those that an area before it wins. */
  included: number;
  /** How many of those an area before it wins. */
  taken: number;
  /** The dots as they would be if the area were saved. */
  dots: Dot[];
}

/**
 * Calculates what an area covers while it is being drawn. Dots have no postcode, so a covered dot outside every drawn
 * area counts as covered by its postcode and stays covered.
 *
 * @param areas the store's areas, in the order of the list, including `drawn`
 * @param saved the area as it was saved before
 */
export function coverageWith<Dot extends DeliveryDot>(
  dots: readonly Dot[],
  areas: readonly Area[],
  drawn: Area,
  saved?: Area,
): DrawnCoverage<Dot> {
  const prepared = prepareAreas(areas);
  const drawnAlone = prepareAreas([{ ...drawn, is_active: true }]);
  const before = prepareAreas(saved ? [saved] : []);
  const byPostcode = areas.some((area) => area !== drawn && area.is_active && area.shape.kind === 'postcodes');
  // Without active areas, the radius of the default fee still decides.
  const canStay = byPostcode || !areas.some(({ is_active }) => is_active);
  const covered: DrawnCoverage<Dot> = { total: 0, included: 0, taken: 0, dots: [] };
  for (const dot of dots) {
    const { location, count } = dot;
    const winner = findArea(prepared, { location });
    covered.total += count;
    if (findArea(drawnAlone, { location })) {
      covered.included += count;
      if (winner && winner !== drawn) covered.taken += count;
    }
    const isCovered = winner !== undefined || (canStay && dot.is_covered && !findArea(before, { location }));
    covered.dots.push(isCovered === dot.is_covered ? dot : { ...dot, is_covered: isCovered });
  }
  return covered;
}
