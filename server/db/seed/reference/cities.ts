export interface City {
  id: string;
  name: string;
  /** Id of its country: ISO 3166 alpha-2. */
  country_id: string;
  /** IANA name. */
  timezone: string;
  /** Latitude, longitude in degrees. */
  location: [number, number];
  /** How far from the centre stores may be and deliver, in kilometres. */
  radius_km: number;
}

type CityRow = [
  id: string,
  name: string,
  country: string,
  timezone: string,
  lat: number,
  lng: number,
  radiusKm: number,
];

const rows: CityRow[] = [
  ['abu-dhabi', 'Abu Dhabi', 'AE', 'Asia/Dubai', 24.4539, 54.3773, 35],
  ['amsterdam', 'Amsterdam', 'NL', 'Europe/Amsterdam', 52.3676, 4.9041, 18],
  ['athens', 'Athens', 'GR', 'Europe/Athens', 37.9838, 23.7275, 20],
  ['auckland', 'Auckland', 'NZ', 'Pacific/Auckland', -36.8509, 174.7645, 30],
  ['austin', 'Austin', 'US', 'America/Chicago', 30.2672, -97.7431, 30],
  ['bangkok', 'Bangkok', 'TH', 'Asia/Bangkok', 13.7563, 100.5018, 35],
  ['barcelona', 'Barcelona', 'ES', 'Europe/Madrid', 41.3874, 2.1686, 18],
  ['berlin', 'Berlin', 'DE', 'Europe/Berlin', 52.52, 13.405, 28],
  ['bogota', 'Bogotá', 'CO', 'America/Bogota', 4.711, -74.0721, 25],
  ['boston', 'Boston', 'US', 'America/New_York', 42.3601, -71.0589, 20],
  ['brussels', 'Brussels', 'BE', 'Europe/Brussels', 50.8503, 4.3517, 16],
  ['budapest', 'Budapest', 'HU', 'Europe/Budapest', 47.4979, 19.0402, 20],
  ['buenos-aires', 'Buenos Aires', 'AR', 'America/Argentina/Buenos_Aires', -34.6037, -58.3816, 28],
  ['cairo', 'Cairo', 'EG', 'Africa/Cairo', 30.0444, 31.2357, 30],
  ['cape-town', 'Cape Town', 'ZA', 'Africa/Johannesburg', -33.9249, 18.4241, 28],
  ['casablanca', 'Casablanca', 'MA', 'Africa/Casablanca', 33.5731, -7.5898, 20],
  ['chicago', 'Chicago', 'US', 'America/Chicago', 41.8781, -87.6298, 30],
  ['copenhagen', 'Copenhagen', 'DK', 'Europe/Copenhagen', 55.6761, 12.5683, 18],
  ['doha', 'Doha', 'QA', 'Asia/Qatar', 25.2854, 51.531, 25],
  ['dubai', 'Dubai', 'AE', 'Asia/Dubai', 25.2048, 55.2708, 40],
  ['dublin', 'Dublin', 'IE', 'Europe/Dublin', 53.3498, -6.2603, 18],
  ['frankfurt', 'Frankfurt am Main', 'DE', 'Europe/Berlin', 50.1109, 8.6821, 18],
  ['geneva', 'Geneva', 'CH', 'Europe/Zurich', 46.2044, 6.1432, 12],
  ['hamburg', 'Hamburg', 'DE', 'Europe/Berlin', 53.5511, 9.9937, 24],
  ['helsinki', 'Helsinki', 'FI', 'Europe/Helsinki', 60.1699, 24.9384, 20],
  ['istanbul', 'Istanbul', 'TR', 'Europe/Istanbul', 41.0082, 28.9784, 40],
  ['jakarta', 'Jakarta', 'ID', 'Asia/Jakarta', -6.2088, 106.8456, 30],
  ['johannesburg', 'Johannesburg', 'ZA', 'Africa/Johannesburg', -26.2041, 28.0473, 32],
  ['kyiv', 'Kyiv', 'UA', 'Europe/Kyiv', 50.4501, 30.5234, 24],
  ['lagos', 'Lagos', 'NG', 'Africa/Lagos', 6.5244, 3.3792, 30],
  ['lima', 'Lima', 'PE', 'America/Lima', -12.0464, -77.0428, 28],
  ['lisbon', 'Lisbon', 'PT', 'Europe/Lisbon', 38.7223, -9.1393, 18],
  ['london', 'London', 'GB', 'Europe/London', 51.5074, -0.1278, 32],
  ['los-angeles', 'Los Angeles', 'US', 'America/Los_Angeles', 34.0522, -118.2437, 45],
  ['lyon', 'Lyon', 'FR', 'Europe/Paris', 45.764, 4.8357, 15],
  ['madrid', 'Madrid', 'ES', 'Europe/Madrid', 40.4168, -3.7038, 25],
  ['manchester', 'Manchester', 'GB', 'Europe/London', 53.4808, -2.2426, 18],
  ['manila', 'Manila', 'PH', 'Asia/Manila', 14.5995, 120.9842, 25],
  ['marseille', 'Marseille', 'FR', 'Europe/Paris', 43.2965, 5.3698, 16],
  ['melbourne', 'Melbourne', 'AU', 'Australia/Melbourne', -37.8136, 144.9631, 35],
  ['mexico-city', 'Mexico City', 'MX', 'America/Mexico_City', 19.4326, -99.1332, 32],
  ['miami', 'Miami', 'US', 'America/New_York', 25.7617, -80.1918, 28],
  ['milan', 'Milan', 'IT', 'Europe/Rome', 45.4642, 9.19, 18],
  ['montreal', 'Montreal', 'CA', 'America/Toronto', 45.5019, -73.5674, 25],
  ['moscow', 'Moscow', 'RU', 'Europe/Moscow', 55.7558, 37.6173, 35],
  ['mumbai', 'Mumbai', 'IN', 'Asia/Kolkata', 19.076, 72.8777, 32],
  ['munich', 'Munich', 'DE', 'Europe/Berlin', 48.1351, 11.582, 20],
  ['nairobi', 'Nairobi', 'KE', 'Africa/Nairobi', -1.2921, 36.8219, 22],
  ['new-delhi', 'New Delhi', 'IN', 'Asia/Kolkata', 28.6139, 77.209, 32],
  ['new-york', 'New York', 'US', 'America/New_York', 40.7128, -74.006, 32],
  ['oslo', 'Oslo', 'NO', 'Europe/Oslo', 59.9139, 10.7522, 18],
  ['paris', 'Paris', 'FR', 'Europe/Paris', 48.8566, 2.3522, 22],
  ['porto', 'Porto', 'PT', 'Europe/Lisbon', 41.1579, -8.6291, 14],
  ['prague', 'Prague', 'CZ', 'Europe/Prague', 50.0755, 14.4378, 18],
  ['riyadh', 'Riyadh', 'SA', 'Asia/Riyadh', 24.7136, 46.6753, 38],
  ['rome', 'Rome', 'IT', 'Europe/Rome', 41.9028, 12.4964, 22],
  ['rotterdam', 'Rotterdam', 'NL', 'Europe/Amsterdam', 51.9244, 4.4777, 16],
  ['saint-petersburg', 'Saint Petersburg', 'RU', 'Europe/Moscow', 59.9311, 30.3609, 28],
  ['san-francisco', 'San Francisco', 'US', 'America/Los_Angeles', 37.7749, -122.4194, 20],
  ['santiago', 'Santiago', 'CL', 'America/Santiago', -33.4489, -70.6693, 26],
  ['sao-paulo', 'São Paulo', 'BR', 'America/Sao_Paulo', -23.5505, -46.6333, 35],
  ['seoul', 'Seoul', 'KR', 'Asia/Seoul', 37.5665, 126.978, 28],
  ['singapore', 'Singapore', 'SG', 'Asia/Singapore', 1.3521, 103.8198, 25],
  ['stockholm', 'Stockholm', 'SE', 'Europe/Stockholm', 59.3293, 18.0686, 20],
  ['sydney', 'Sydney', 'AU', 'Australia/Sydney', -33.8688, 151.2093, 35],
  ['tokyo', 'Tokyo', 'JP', 'Asia/Tokyo', 35.6762, 139.6503, 35],
  ['toronto', 'Toronto', 'CA', 'America/Toronto', 43.6532, -79.3832, 30],
  ['valencia', 'Valencia', 'ES', 'Europe/Madrid', 39.4699, -0.3763, 14],
  ['vienna', 'Vienna', 'AT', 'Europe/Vienna', 48.2082, 16.3738, 20],
  ['warsaw', 'Warsaw', 'PL', 'Europe/Warsaw', 52.2297, 21.0122, 22],
  ['zurich', 'Zurich', 'CH', 'Europe/Zurich', 47.3769, 8.5417, 14],
];

/** The cities in which stores may register, by name. */
export const cities: readonly City[] = rows.map(([id, name, country_id, timezone, lat, lng, radius_km]) => ({
  id,
  name,
  country_id,
  timezone,
  location: [lat, lng],
  radius_km,
}));
