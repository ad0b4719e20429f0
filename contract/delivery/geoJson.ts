import { limits } from '../limits';
import { type AreaShape, type CityBound, isAreaPostcode } from './areas';
import { isBrokenOutline, reachFrom, tidyShape } from './shapes';

/** An area in a file. */
export interface FiledArea {
  name: string;
  shape: AreaShape;
}

/** Why a shape can't become an area. */
export type ShapeProblem =
  | 'not_area'
  | 'hole'
  | 'coordinates'
  | 'few_corners'
  | 'many_corners'
  | 'crossing'
  | 'too_far'
  | 'radius'
  | 'postcodes'
  | 'many_postcodes';

/** A remark on an area's name, which doesn't prevent adding the area. */
type NameRemark = 'unnamed' | 'shortened' | 'same_name' | 'known_name';

/** A shape in a file, and the reason if it can't become an area. */
export interface FiledShape {
  /** The number of the feature that it belongs to, counting from 1. */
  feature: number;
  name: string;
  /** `null` if it can't be drawn. */
  shape: AreaShape | null;
  problem: ShapeProblem | null;
  remarks: NameRemark[];
}

export type FileProblem = 'too_large' | 'too_deep' | 'too_many' | 'unreadable' | 'empty';

/** Thrown for a file that can't be read at all. */
export class AreaFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`area file: ${problem}`);
    this.name = 'AreaFileError';
  }
}

type Place = [number, number];
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** GeoJSON has the longitude first. */
function toPlace(value: unknown): Place | null {
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [lat, lng] : null;
}

type ShapeResult = Pick<FiledShape, 'shape' | 'problem'>;

const refused = (problem: ShapeProblem, shape: AreaShape | null = null): ShapeResult => ({ shape, problem });

function toPolygon(rings: unknown): ShapeResult {
  if (!Array.isArray(rings) || !Array.isArray(rings[0])) return refused('coordinates');
  if (rings.length > 1) return refused('hole');
  // One more than an area can have, because a ring ends with its first corner.
  if (rings[0].length > limits.areaPointsMax + 1) return refused('many_corners');
  const points = rings[0].map(toPlace);
  if (points.includes(null)) return refused('coordinates');
  const open = String(points[0]) === String(points.at(-1)) ? points.slice(0, -1) : points;
  const shape = tidyShape({ kind: 'polygon', points: open as Place[] });
  const corners = shape.kind === 'polygon' ? shape.points : [];
  if (corners.length < 3) return refused('few_corners');
  if (corners.length > limits.areaPointsMax) return refused('many_corners');
  return isBrokenOutline(corners) ? refused('crossing', shape) : { shape, problem: null };
}

function toPostcodes(postcodes: unknown): ShapeResult {
  if (!Array.isArray(postcodes) || postcodes.length === 0) return refused('not_area');
  if (postcodes.length > limits.areaPostcodesMax) return refused('many_postcodes');
  const isPostcode = (one: unknown): boolean =>
    (typeof one === 'string' || typeof one === 'number') &&
    String(one).length <= limits.postcodeMax &&
    isAreaPostcode(String(one));
  if (!postcodes.every(isPostcode)) return refused('postcodes');
  return { shape: { kind: 'postcodes', postcodes: postcodes.map(String) }, problem: null };
}

function toCircle(coordinates: unknown, radius: unknown): ShapeResult {
  if (radius === undefined) return refused('not_area');
  const center = toPlace(coordinates);
  if (!center) return refused('coordinates');
  if (typeof radius !== 'number' || !(radius >= 1 && radius <= limits.areaRadiusMax)) return refused('radius');
  return { shape: { kind: 'circle', center, radius: Math.round(radius) }, problem: null };
}

function shapesOf(geometry: unknown, { postcodes, radius }: Json): ShapeResult[] {
  if (!isObject(geometry)) return [toPostcodes(postcodes)];
  const { type, coordinates } = geometry;
  if (type === 'Polygon') return [toPolygon(coordinates)];
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    // One more than allowed is enough for `readAreaFile` to refuse the file.
    return coordinates.slice(0, limits.deliveryAreasMax + 1).map(toPolygon);
  }
  return [type === 'Point' ? toCircle(coordinates, radius) : refused('not_area')];
}

/** How deep arrays and objects can be nested. GeoJSON needs 8 levels. */
const depthMax = 32;

/** Whether brackets are nested deeper than `depthMax`. Checked in one pass, before the text is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // In a string, a backslash escapes the next character.
    if (isInString && code === 92) index++;
    else if (code === 34) isInString = !isInString;
    else if (isInString) continue;
    else if (code === 91 || code === 123) {
      if (++depth > depthMax) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

function parse(content: string): Json {
  // A character takes at least one byte.
  if (content.length > limits.areaFileBytes) throw new AreaFileError('too_large');
  const text = content.replace(/^\uFEFF/, '');
  if (isTooDeep(text)) throw new AreaFileError('too_deep');
  try {
    const file: unknown = JSON.parse(text);
    if (isObject(file) && typeof file.type === 'string') return file;
  } catch {
    // Not JSON.
  }
  throw new AreaFileError('unreadable');
}

interface ReadOptions {
  /** Returns the name for a shape that has none. @param number of its feature, counting from 1 */
  defaultName: (number: number) => string;
  /** Names of the store's existing areas. */
  known?: readonly string[];
  /** Where areas must lie; unlimited if left out. */
  city?: CityBound | undefined;
}

/** Cuts a name to the maximum length, without splitting a surrogate pair. */
const truncated = (name: string, max: number = limits.nameMax): string =>
  name
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const comparisonKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * Reads the areas of a GeoJSON file: polygons, points with the property `radius` in metres, and features without
 * geometry that have the property `postcodes`. A multi-polygon becomes several areas. A shape that can't become an area
 * has a `problem`, which doesn't affect the others. A file can be as large as `limits.areaFileBytes`, and have as many
 * shapes as a store can have areas, so the time it takes is bounded.
 *
 * @throws AreaFileError for a file that can't be read at all
 */
export function readAreaFile(text: string, { defaultName, known = [], city }: ReadOptions): FiledShape[] {
  const file = parse(text);
  const features: unknown[] =
    file.type === 'FeatureCollection' && Array.isArray(file.features) ? file.features : [file];
  if (features.length === 0) throw new AreaFileError('empty');
  if (features.length > limits.deliveryAreasMax) throw new AreaFileError('too_many');
  const knownNames = new Set(known.map(comparisonKey));
  const names = new Set<string>();
  const shapes: FiledShape[] = [];
  for (const [index, feature] of features.entries()) {
    const isFeature = isObject(feature) && feature.type === 'Feature';
    const properties = isFeature && isObject(feature.properties) ? feature.properties : {};
    const whole = typeof properties.name === 'string' ? properties.name.trim() : '';
    const parts = isObject(feature)
      ? shapesOf(isFeature ? feature.geometry : feature, properties)
      : [refused('not_area')];
    if (shapes.length + parts.length > limits.deliveryAreasMax) throw new AreaFileError('too_many');
    for (const [part, result] of parts.entries()) {
      const base = truncated(whole) || defaultName(index + 1);
      const ending = parts.length > 1 ? ` ${part + 1}` : '';
      const name = truncated(base, limits.nameMax - ending.length) + ending;
      const isFar = result.shape && city && reachFrom(city.center, result.shape) > city.radius;
      const key = comparisonKey(name);
      const remarks = [
        ...(whole === '' ? ['unnamed' as const] : []),
        ...(whole.length > limits.nameMax ? ['shortened' as const] : []),
        ...(names.has(key) ? ['same_name' as const] : []),
        ...(knownNames.has(key) ? ['known_name' as const] : []),
      ];
      names.add(key);
      shapes.push({
        feature: index + 1,
        name,
        ...result,
        problem: result.problem ?? (isFar ? 'too_far' : null),
        remarks,
      });
    }
  }
  return shapes;
}

/** Areas as a GeoJSON file, in the form that `readAreaFile` reads. */
export function writeAreaFile(areas: readonly FiledArea[]): string {
  const flip = ([lat, lng]: Place): Place => [lng, lat];
  const features = areas.map(({ name, shape }) => {
    if (shape.kind === 'postcodes') {
      return { type: 'Feature', properties: { name, postcodes: shape.postcodes }, geometry: null };
    }
    if (shape.kind === 'circle') {
      const geometry = { type: 'Point', coordinates: flip(shape.center) };
      return { type: 'Feature', properties: { name, radius: shape.radius }, geometry };
    }
    const [first] = shape.points;
    const ring = [...shape.points, ...(first ? [first] : [])].map(flip);
    return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [ring] } };
  });
  // One line for each area: with one for each number, a large store's file could be too large to read back.
  return `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;
}
