import { z } from 'zod';
import type { Location } from '#contract/delivery/distance';
import { limits } from '#contract/limits';
import type { Env } from '../env';
import { serverVersion } from '../projectRoot';
import { type ConnectSettings, connect } from './connect/connect';
import { FairTurns } from './fairTurns';

/** A place that matches a search, as the provider writes it. */
export interface FoundAddress {
  address: string;
  location: [number, number];
}

/** The query of a search: an address as typed, around a point and within so many metres of it. */
export interface AddressQuery {
  /** Stores take turns at the provider. */
  storeId: string;
  text: string;
  near: Location;
  metres: number;
}

export interface AddressSearch {
  /** @returns the best few matches, best first @throws if the provider is busy, doesn't answer in time, or answers anything but GeoJSON */
  find(query: AddressQuery): Promise<FoundAddress[]>;
}

const timeoutMs = 4_000;
/** About a hundred times what five places take. */
const replyBytesMax = 1_048_576;
/** People keep typing, so only the latest search of each person matters. */
const waitingPerStoreMax = 2;
const mostFound = 5;
const cachedRepliesMax = 1_000;
const cachedForMs = 24 * 3_600_000;
const metresPerDegree = 111_320;

const optionalText = z.coerce.string().nullish();

/** GeoJSON, with the names that Nominatim, Pelias, Geoapify and Photon give to a place. */
const replySchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
      }),
      properties: z.object({
        display_name: optionalText,
        label: optionalText,
        formatted: optionalText,
        name: optionalText,
        street: optionalText,
        housenumber: optionalText,
        postcode: optionalText,
        city: optionalText,
      }),
    }),
  ),
});
type Feature = z.infer<typeof replySchema>['features'][number];

const joined = (parts: (string | null | undefined)[], by: string): string => parts.filter(Boolean).join(by);

function addressOf({ properties: place }: Feature): string {
  const whole = place.display_name ?? place.label ?? place.formatted;
  if (whole) return whole;
  const street = joined([place.street, place.housenumber], ' ');
  return joined([place.name, street, joined([place.postcode, place.city], ' ')], ', ');
}

/** Cuts an address to the length that an order accepts, without splitting a surrogate pair. */
const truncated = (address: string): string => address.slice(0, limits.addressMax).replace(/[\uD800-\uDBFF]$/, '');

/** Four decimals of a degree are about ten metres: enough to find what is near, and the same for every search of a store. */
const degrees = (value: number): string => value.toFixed(4);

function addressUrl(template: string, { text, near: [lat, lng], metres }: Omit<AddressQuery, 'storeId'>): string {
  const north = metres / metresPerDegree;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const values: Record<string, string> = {
    query: encodeURIComponent(text),
    lat: degrees(lat),
    lng: degrees(lng),
    west: degrees(lng - east),
    south: degrees(lat - north),
    east: degrees(lng + east),
    north: degrees(lat + north),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The address provider of the settings; `null` if none is set up. Answers are kept in memory. */
export function openAddressSearch(
  env: Pick<Env, 'ADDRESS_SEARCH_URL' | 'ADDRESS_SEARCH_RATE' | 'PUBLIC_ADDRESS' | 'OUTBOUND_RANGES'>,
  log?: ConnectSettings['log'],
): AddressSearch | null {
  if (!env.ADDRESS_SEARCH_URL) return null;
  // The operator chose the provider, which can be in their own network, but not what it redirects to.
  const { fetch } = connect({ allowed: env.OUTBOUND_RANGES, trusted: [env.ADDRESS_SEARCH_URL], log });
  const turns = new FairTurns({
    perSecond: env.ADDRESS_SEARCH_RATE,
    waitMs: timeoutMs,
    waitingMax: waitingPerStoreMax,
  });
  // Providers ask who calls them.
  const userAgent = joined([`Storedesk/${serverVersion}`, env.PUBLIC_ADDRESS && `(${env.PUBLIC_ADDRESS})`], ' ');
  /** By address, the one asked for longest ago first. */
  const cache = new Map<string, { until: number; found: Promise<FoundAddress[]> }>();

  async function ask(url: string, storeId: string): Promise<FoundAddress[]> {
    await turns.take(storeId);
    const reply = await fetch(url, {
      headers: { accept: 'application/geo+json, application/json', 'user-agent': userAgent },
      ...{ timeoutMs, maxBytes: replyBytesMax, stage: 'address search' },
    });
    if (!reply.ok) throw new Error(`the address provider could not be asked: ${reply.failure}`);
    if (reply.status !== 200) throw new Error(`the address provider answered ${reply.status}`);
    const { features } = replySchema.parse(JSON.parse(reply.body.toString('utf8')));
    return features.slice(0, mostFound).flatMap((feature) => {
      const [lng, lat] = feature.geometry.coordinates;
      const address = truncated(addressOf(feature));
      return address ? [{ address, location: [lat, lng] as [number, number] }] : [];
    });
  }

  return {
    find(query) {
      const url = addressUrl(env.ADDRESS_SEARCH_URL, query);
      const cached = cache.get(url);
      cache.delete(url);
      if (cached && cached.until > Date.now()) {
        cache.set(url, cached);
        return cached.found;
      }
      const found = ask(url, query.storeId);
      cache.set(url, { until: Date.now() + cachedForMs, found });
      found.catch(() => cache.delete(url));
      const [oldest] = cache.keys();
      if (cache.size > cachedRepliesMax && oldest) cache.delete(oldest);
      return found;
    },
  };
}
