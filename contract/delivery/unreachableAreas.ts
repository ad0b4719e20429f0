import { type Area, type AreaShape, findArea, normalPostcode, type PreparedArea, prepareAreas } from './areas';
import { type Location, metresPerDegree, placeAt } from './distance';

/** An area that never wins, and the areas before it in the list that cover it completely. */
interface UnreachableArea<Of extends Area = Area> {
  area: Of;
  hiddenBy: Of[];
}

/** Locations are tested this far beside an edge, in metres. Gaps that are narrower than twice this are ignored. */
const edgeOffset = 2;
/** How far, in metres, the sides of the polygon that approximates a circle can be from the circle. */
const sagitta = 1;
/** Comparisons for a whole list, which take about half a second. After that, undecided areas count as reachable. */
const effortMax = 20_000_000;

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const isApart = (a: Box, b: Box): boolean =>
  a.north < b.south || b.north < a.south || a.east < b.west || b.east < a.west;

/**
 * The corners of an outline, or of a polygon that approximates a circle. Longitudes are within 180 degrees of `near`,
 * even if that puts them beyond ±180.
 */
function cornersOf(shape: Exclude<AreaShape, { kind: 'postcodes' }>, near: number): Location[] {
  const continued = ([lat, lng]: Location): Location => [lat, lng - 360 * Math.round((lng - near) / 360)];
  if (shape.kind === 'polygon') return shape.points.map(continued);
  const { center, radius } = shape;
  const count = Math.max(16, Math.ceil(Math.PI / Math.acos(1 - sagitta / Math.max(radius, sagitta))));
  return Array.from({ length: count }, (_, index) => continued(placeAt(center, radius, (360 * index) / count)));
}

function boxOf(corners: readonly Location[]): Box {
  const lats = corners.map(([lat]) => lat);
  const lngs = corners.map(([, lng]) => lng);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}

type Edge = readonly [Location, Location];

const edgesOf = (corners: readonly Location[]): Edge[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Location]);

/** How far along an edge another one meets it, from 0 to 1; `null` if it doesn't. */
function meeting([[latA, lngA], [latB, lngB]]: Edge, [[latC, lngC], [latD, lngD]]: Edge): number | null {
  const [dLat, dLng] = [latB - latA, lngB - lngA];
  const [otherLat, otherLng] = [latD - latC, lngD - lngC];
  const cross = dLat * otherLng - dLng * otherLat;
  if (cross === 0) return null;
  const along = ((latC - latA) * otherLng - (lngC - lngA) * otherLat) / cross;
  const alongOther = ((latC - latA) * dLng - (lngC - lngA) * dLat) / cross;
  return along > 0 && along < 1 && alongOther >= -1e-9 && alongOther <= 1 + 1e-9 ? along : null;
}

/** The locations on both sides of the midpoint of a part of an edge. */
function placesBeside([[latA, lngA], [latB, lngB]]: Edge, from: number, to: number): Location[] {
  const middle = (from + to) / 2;
  const [lat, lng] = [latA + (latB - latA) * middle, lngA + (lngB - lngA) * middle];
  const eastwards = Math.max(Math.cos((lat * Math.PI) / 180), 1e-6);
  const [dLat, dLng] = [latB - latA, (lngB - lngA) * eastwards];
  const scale = edgeOffset / metresPerDegree / (Math.hypot(dLat, dLng) || 1);
  const [awayLat, awayLng] = [-dLng * scale, (dLat * scale) / eastwards];
  return [
    [lat + awayLat, lng + awayLng],
    [lat - awayLat, lng - awayLng],
  ];
}

/** An area with its corners and bounding box, which are calculated once. */
interface Outlined<Of extends Area> {
  prepared: PreparedArea<Of>;
  corners: Location[];
  box: Box;
}

/**
 * The areas that together cover a shape, or `null` if a part of it is left. Any part that is left is bordered by a
 * piece of an edge between two intersections. So it is enough to test the locations beside those pieces, with
 * `findArea`, which also decides about orders.
 */
function hidingShapes<Of extends Area>(
  { prepared, corners, box }: Outlined<Of>,
  earlier: readonly Outlined<Of>[],
  effort: { left: number },
): Of[] | null {
  if (effort.left <= 0) return null;
  effort.left -= earlier.length;
  const others = earlier.filter((other) => !isApart(box, other.box));
  if (others.length === 0) return null;
  const single = [prepared];
  const before = others.map((other) => other.prepared);
  const size = others.reduce((sum, other) => sum + other.corners.length, corners.length);
  const winners = new Set<Of>();
  const isLeft = (location: Location): boolean => {
    effort.left -= size;
    if (findArea(single, { location }) === undefined) return false;
    const winner = findArea(before, { location });
    if (winner) winners.add(winner);
    return winner === undefined;
  };
  const ownEdges = edgesOf(corners);
  // Most reachable areas have a location of their own along one of their edges, which is found quickly.
  for (const edge of ownEdges) if (effort.left <= 0 || placesBeside(edge, 0, 1).some(isLeft)) return null;
  const edges = [...ownEdges, ...others.flatMap((other) => edgesOf(other.corners))].filter(
    (edge) => !isApart(box, boxOf(edge)),
  );
  for (const edge of edges) {
    effort.left -= edges.length;
    const cuts = [0, 1, ...edges.flatMap((other) => (other === edge ? [] : (meeting(edge, other) ?? [])))];
    cuts.sort((a, b) => a - b);
    for (const [index, cut] of cuts.slice(1).entries()) {
      if (effort.left <= 0 || placesBeside(edge, cuts[index] as number, cut).some(isLeft)) return null;
    }
  }
  return winners.size > 0 ? others.flatMap(({ prepared: { area } }) => (winners.has(area) ? [area] : [])) : null;
}

/** Normalised postcodes, `*` included, each with the first area that lists it. */
type PostcodeOwners<Of> = Map<string, Of>;

/** The areas that list all of these postcodes, or a prefix of them with `*`; `null` if one is left. */
function hidingPostcodes<Of>(postcodes: readonly string[], owners: PostcodeOwners<Of>): Of[] | null {
  const hiding = new Set<Of>();
  for (const postcode of postcodes.map(normalPostcode)) {
    const starts = Array.from(postcode, (_, index) => `${postcode.slice(0, index)}*`);
    const owner = [postcode, ...starts].map((one) => owners.get(one)).find((found) => found !== undefined);
    if (owner === undefined) return null;
    hiding.add(owner);
  }
  return [...hiding];
}

/**
 * The active areas that can never win, because active areas before them in the list cover all of their locations or
 * postcodes. Drawn areas and postcodes aren't compared, because a location says nothing about a postcode.
 *
 * @param areas in the order of the list
 * @example unreachableAreas([town, centreOfTown]) // [{ area: centreOfTown, hiddenBy: [town] }]
 */
export function unreachableAreas<Of extends Area>(areas: readonly Of[]): UnreachableArea<Of>[] {
  const effort = { left: effortMax };
  const owners: PostcodeOwners<Of> = new Map();
  const earlier: Outlined<Of>[] = [];
  let near: number | undefined;
  const unreachable: UnreachableArea<Of>[] = [];
  for (const prepared of prepareAreas(areas.filter(({ is_active }) => is_active))) {
    const { area } = prepared;
    const shape: AreaShape = area.shape;
    if (shape.kind === 'postcodes') {
      const hiddenBy = hidingPostcodes(shape.postcodes, owners);
      if (hiddenBy) unreachable.push({ area, hiddenBy });
      for (const one of shape.postcodes.map(normalPostcode)) if (!owners.has(one)) owners.set(one, area);
      continue;
    }
    near ??= shape.kind === 'circle' ? shape.center[1] : shape.points[0]?.[1];
    const corners = cornersOf(shape, near ?? 0);
    const outlined = { prepared, corners, box: boxOf(corners) };
    const hiddenBy = hidingShapes(outlined, earlier, effort);
    if (hiddenBy) unreachable.push({ area, hiddenBy });
    earlier.push(outlined);
  }
  return unreachable;
}
