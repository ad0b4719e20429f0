import { addDays, addSeconds, subDays } from 'date-fns';
import type { ProviderDocumentTypeId } from '#contract/documents/documentTypes';
import { vehicleTypeOf } from '#contract/providers/vehicleTypes';
import type { DemoProvider } from '#server/demoData/menus/people';
import { type Random, seededRandom } from '#server/demoData/random';
import type { documents, providers, vehicles } from '../../schema/index';
import { type DemoStore, demoOwnerName } from './demoStore';
import { seededId } from './seededId';

type ProviderRow = typeof providers.$inferInsert & { id: string };
type DocumentRow = typeof documents.$inferInsert & { id: string };
type VehicleRow = typeof vehicles.$inferInsert & { id: string };

export interface StaffRows {
  providers: ProviderRow[];
  documents: DocumentRow[];
  vehicles: VehicleRow[];
}

interface Times {
  now: Date;
  created_at: Date;
}

/** The stories of the last three of a store's people; all others work. */
const stories = ['expiring', 'blocked', 'pending'] as const;
type Story = (typeof stories)[number] | 'works';

const storyOf = (index: number, count: number): Story => stories[index - (count - stories.length)] ?? 'works';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const isAtWork = (story: Story): boolean => story === 'works' || story === 'expiring';
const nowhere = { latitude: null, longitude: null, located_at: null };

/** Rows are written together: each has every column. */
function decisionOf(story: Story, ownerName: string, { now, created_at }: Times) {
  if (story === 'pending') {
    return {
      approval: 'pending',
      approval_reason: '',
      approval_by: null,
      approval_name: '',
      approval_at: null,
    } as const;
  }
  if (story === 'blocked') {
    const approval_reason = 'Left three orders undelivered without a word';
    const decided = { approval_by: 'store', approval_name: ownerName, approval_at: subDays(now, 6) } as const;
    return { approval: 'blocked', approval_reason, ...decided } as const;
  }
  const decided = { approval_by: 'platform', approval_name: 'Platform', approval_at: created_at } as const;
  return { approval: 'approved', approval_reason: '', ...decided } as const;
}

function documentRows(
  provider: ProviderRow,
  { vehicle }: DemoProvider,
  story: Story,
  { now, created_at }: Times,
  random: Random,
): DocumentRow[] {
  const types: ProviderDocumentTypeId[] = vehicleTypeOf(vehicle.service_type)?.needs_licence
    ? ['identity', 'driving_licence', 'insurance']
    : ['identity'];
  return types.map((document_type_id) => {
    const days = story === 'expiring' && document_type_id === 'identity' ? 12 : random.int(200, 2_400);
    const isReviewed = story !== 'pending';
    return {
      store_id: provider.store_id,
      id: seededId(random, created_at),
      provider_id: provider.id,
      document_type_id,
      unique_code: String(random.int(10_000_000, 99_999_999)),
      expires_on: dayOf(addDays(now, days)),
      state: isReviewed ? ('approved' as const) : ('pending' as const),
      uploaded_at: isReviewed ? created_at : subDays(now, 1),
      reviewed_at: isReviewed ? addSeconds(created_at, 86_400) : null,
      reviewed_by: isReviewed ? 'Platform' : '',
    };
  });
}

const vehicleRow = (
  provider: ProviderRow,
  { vehicle: { service_type, ...vehicle } }: DemoProvider,
  story: Story,
  { created_at }: Times,
  random: Random,
): VehicleRow => ({
  store_id: provider.store_id,
  id: seededId(random, created_at),
  provider_id: provider.id,
  ...vehicle,
  vehicle_type_id: service_type,
  is_approved: story !== 'pending',
  is_default: true,
  created_at,
  updated_at: created_at,
});

/**
 * The delivery people of a demo store, with vehicles and documents: most at work within some streets of it, one with a document
 * that runs out soon, one blocked, and one who waits for an answer.
 */
export function staffRows(store_id: string, demo: DemoStore, times: Times, chance: Random): StaffRows {
  const { people, seed } = demo;
  const { now, created_at } = times;
  const [latitude, longitude] = people.location;
  // A chance of their own: the orders of the demo are the same whatever people bring along.
  const random = seededRandom(seed + 2_000);
  const all = people.providers.map((person, index) => {
    const story = storyOf(index, people.providers.length);
    const { vehicle: _, ...facts } = person;
    const id = seededId(chance, created_at);
    const place = {
      latitude: latitude + chance.between(-0.012, 0.012),
      longitude: longitude + chance.between(-0.016, 0.016),
      located_at: addSeconds(now, -chance.int(10, 600)),
    };
    const provider: ProviderRow = {
      store_id,
      id,
      ...facts,
      ...(isAtWork(story) ? place : nowhere),
      ...decisionOf(story, demoOwnerName(demo), times),
      is_online: isAtWork(story) && (index % 2 === 0 || index === 1),
      created_at: story === 'pending' ? subDays(now, 1) : created_at,
      updated_at: created_at,
    };
    return { person, story, provider };
  });
  return {
    providers: all.map(({ provider }) => provider),
    documents: all.flatMap(({ provider, person, story }) => documentRows(provider, person, story, times, random)),
    vehicles: all.map(({ provider, person, story }) => vehicleRow(provider, person, story, times, random)),
  };
}
