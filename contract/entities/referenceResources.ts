/**
 * Resources for `ra-data-simple-rest`; the names are the last part of their address. Doesn't import zod, because the
 * app loads this file with its first page.
 */
export const referenceResources = [
  'countries',
  'cities',
  'currencies',
  'delivery_types',
  'document_types',
  'vehicle_types',
  'plans',
] as const;
export type ReferenceResource = (typeof referenceResources)[number];
