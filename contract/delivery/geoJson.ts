import { limits } from '../limits';
import type { AreaShape } from './areas';

/** An area in a file. */
export interface FiledArea {
  name: string;
  shape: AreaShape;
}

export type FileProblem = 'unreadable' | 'empty' | 'hole' | 'shape';

/** Why an area of a file can't be imported; `name` is empty if it is the whole file. */
export class AreaFileError extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly areaName = '',
  ) {
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

function toPolygon(rings: unknown, name: string): AreaShape {
  if (!Array.isArray(rings) || rings.length === 0) throw new AreaFileError('shape', name);
  if (rings.length > 1) throw new AreaFileError('hole', name);
  const points = Array.isArray(rings[0]) ? rings[0].map(toPlace) : [];
  // The ring ends where it began.
  const open = String(points[0]) === String(points.at(-1)) ? points.slice(0, -1) : points;
  if (open.length < 3 || open.length > limits.areaPointsMax || open.includes(null))
    throw new AreaFileError('shape', name);
  return { kind: 'polygon', points: open as Place[] };
}

function shapesOf(geometry: unknown, properties: Json, name: string): AreaShape[] {
  const { postcodes, radius } = properties;
  if (!isObject(geometry)) {
    if (!Array.isArray(postcodes) || postcodes.length === 0) throw new AreaFileError('shape', name);
    return [{ kind: 'postcodes', postcodes: postcodes.map(String) }];
  }
  if (geometry.type === 'Polygon') return [toPolygon(geometry.coordinates, name)];
  if (geometry.type === 'MultiPolygon' && Array.isArray(geometry.coordinates)) {
    return geometry.coordinates.map((rings) => toPolygon(rings, name));
  }
  const center = geometry.type === 'Point' ? toPlace(geometry.coordinates) : null;
  if (!center || typeof radius !== 'number' || radius < 1 || radius > limits.areaRadiusMax) {
    throw new AreaFileError('shape', name);
  }
  return [{ kind: 'circle', center, radius: Math.round(radius) }];
}

/**
 * Reads the areas of a GeoJSON file: polygons, points with the property `radius` in metres, and features without
 * geometry that have the property `postcodes`. A multi-polygon becomes several areas.
 *
 * @param called the name of an area that has none
 * @throws AreaFileError for a file that isn't GeoJSON, or an area that can't be stored
 */
export function readAreaFile(text: string, called: (number: number) => string): FiledArea[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new AreaFileError('unreadable');
  }
  if (!isObject(file)) throw new AreaFileError('unreadable');
  const features = file.type === 'FeatureCollection' && Array.isArray(file.features) ? file.features : [file];
  const areas = features.flatMap((feature: unknown, index): FiledArea[] => {
    if (!isObject(feature)) throw new AreaFileError('unreadable');
    const isFeature = feature.type === 'Feature';
    const properties = isFeature && isObject(feature.properties) ? feature.properties : {};
    const given = typeof properties.name === 'string' ? properties.name.trim().slice(0, limits.nameMax) : '';
    const name = given || called(index + 1);
    const shapes = shapesOf(isFeature ? feature.geometry : feature, properties, name);
    return shapes.map((shape, part) => ({ name: shapes.length > 1 ? `${name} ${part + 1}` : name, shape }));
  });
  if (areas.length === 0) throw new AreaFileError('empty');
  return areas;
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
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}
