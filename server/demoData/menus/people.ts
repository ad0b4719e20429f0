import type { CustomerNote } from '#contract/entities/customer';

/** Someone who orders from a demo store. */
export interface DemoCustomer {
  name: string;
  /** With a leading +. */
  country_phone_code: string;
  /** National number, digits alone. All are from ranges that regulators keep for fiction. */
  phone: string;
  address: string;
  /** Latitude, longitude in degrees, within 5 km of the store. */
  location: [number, number];
  /** The note for the delivery person. */
  note?: string;
}

/** The team's note about a customer, by phone number. */
export interface DemoNote {
  phone: string;
  note: string;
  allergies?: string;
  language?: CustomerNote['language'];
  is_blocked?: boolean;
}

/** A delivery person of a demo store. */
export interface DemoProvider {
  first_name: string;
  last_name: string;
  email: string;
  country_phone_code: string;
  phone: string;
  vehicle: DemoVehicle;
}

export interface DemoVehicle {
  name: string;
  model: string;
  /** Empty for bicycles. */
  plate_number: string;
  year: number;
  color: string;
  service_type: 'bicycle' | 'scooter' | 'motorbike' | 'car';
}

export interface DemoPeople {
  /** The store's own place. */
  location: [number, number];
  customers: DemoCustomer[];
  notes: DemoNote[];
  providers: DemoProvider[];
}

export type CustomerRow = [name: string, phone: string, address: string, lat: number, lng: number, note?: string];
export type ProviderRow = [firstName: string, lastName: string, phone: string, vehicle: DemoVehicle];

export function toCustomer(country_phone_code: string, row: CustomerRow): DemoCustomer {
  const [name, phone, address, lat, lng, note] = row;
  return { name, country_phone_code, phone, address, location: [lat, lng], ...(note === undefined ? {} : { note }) };
}

/** The e-mail address is made of the name, without accents: `chloe.perrin@demo.test`. */
export function toProvider(country_phone_code: string, row: ProviderRow): DemoProvider {
  const [first_name, last_name, phone, vehicle] = row;
  const mailbox = `${first_name}.${last_name}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return { first_name, last_name, email: `${mailbox}@demo.test`, country_phone_code, phone, vehicle };
}
