/** Resources that `ra-data-simple-rest` reads; the names are the last part of their address. Free of zod: the app loads it with its first page. */
export const referenceResources = [
  'countries',
  'cities',
  'currencies',
  'delivery_types',
  'document_types',
  'vehicle_types',
] as const;
export type ReferenceResource = (typeof referenceResources)[number];
