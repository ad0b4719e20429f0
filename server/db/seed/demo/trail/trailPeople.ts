import type { TrailActor } from '#server/modules/audit/service';
import type { StoreScene } from '../storeScene';

/** Somebody of a store, at the device they always use. */
export interface TrailPerson {
  actor: TrailActor;
  address: string;
  browser: string;
  system: string;
}

const laptop = { address: '203.0.113.24', browser: 'Safari 19', system: 'macOS' };
/** Those in the house share its line. */
const inside = [
  { address: '198.51.100.7', browser: 'Chrome 141', system: 'Android' },
  { address: '198.51.100.7', browser: 'Chrome 141', system: 'Windows' },
  { address: '198.51.100.7', browser: 'Edge 141', system: 'Windows' },
] as const;

/** The owner, and after them the team in the order in which the demo names it. */
export const trailPeople = ({ staff }: Pick<StoreScene, 'staff'>): [owner: TrailPerson, ...team: TrailPerson[]] => {
  const [owner, ...team] = staff;
  if (!owner) throw new Error('a store has its owner');
  return [
    { actor: { kind: 'owner', id: owner.id, name: owner.name }, ...laptop },
    ...team.map(({ id, name }, index) => ({
      actor: { kind: 'sub_store' as const, id, name },
      ...(inside[index % inside.length] ?? inside[0]),
    })),
  ];
};
