/** Requirements of a vehicle type. Its name is reference data. */
export interface VehicleTypeFacts {
  id: string;
  has_plate: boolean;
  needs_licence: boolean;
}

/** Vehicles for deliveries, lightest first. Imports nothing: app and server use the same list. */
export const vehicleTypes = [
  { id: 'bicycle', has_plate: false, needs_licence: false },
  { id: 'e_bike', has_plate: false, needs_licence: false },
  { id: 'scooter', has_plate: true, needs_licence: true },
  { id: 'motorbike', has_plate: true, needs_licence: true },
  { id: 'car', has_plate: true, needs_licence: true },
  { id: 'van', has_plate: true, needs_licence: true },
] as const satisfies readonly VehicleTypeFacts[];
export type VehicleTypeId = (typeof vehicleTypes)[number]['id'];
export const vehicleTypeIds = vehicleTypes.map(({ id }) => id) as [VehicleTypeId, ...VehicleTypeId[]];

export const vehicleTypeOf = (id: string | null): VehicleTypeFacts | undefined =>
  vehicleTypes.find((type) => type.id === id);

/** The oldest model year of a vehicle, and how far ahead of the calendar model years go. */
export const vehicleYears = { first: 1950, ahead: 1 } as const;
