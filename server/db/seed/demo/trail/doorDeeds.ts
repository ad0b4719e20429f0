import type { Random } from '#server/demoWorld/random';
import type { TrailNote } from '#server/modules/audit/service';
import type { Clock, TrailDeed } from './trailDeed';
import type { TrailPerson } from './trailPeople';

const door = (action: 'sign_in' | 'sign_in_failed' | 'sign_out', { actor }: TrailPerson): TrailNote => ({
  entity: 'session',
  action,
  actor,
});

/** Hours in which each comes and goes: the owner looks in, the team works. */
const hours = [
  ['08', '20'],
  ['10', '23'],
  ['09', '22'],
  ['11', '23'],
] as const;

const clock = (hour: string, random: Random): string => `${hour}:${String(random.int(0, 59)).padStart(2, '0')}`;

/** Who came in and who went, on each of the days before now; and a night on which somebody tried the door. */
export function doorDeeds(people: readonly TrailPerson[], days: number, at: Clock, random: Random): TrailDeed[] {
  const deeds: TrailDeed[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    for (const [index, by] of people.entries()) {
      const call = by.actor.kind === 'owner' ? 'login' : 'sub_store_login';
      const [comes, goes] = hours[index % hours.length] ?? hours[0];
      if (random.chance(0.3)) continue;
      deeds.push({ at: at(daysAgo, clock(comes, random)), by, call, notes: () => [door('sign_in', by)] });
      if (index > 0 && random.chance(0.6))
        deeds.push({ at: at(daysAgo, clock(goes, random)), by, call: 'logout', notes: () => [door('sign_out', by)] });
    }
  }
  const tried = people[1] ?? people[0];
  const stranger = tried && { ...tried, address: '192.0.2.61', browser: 'Firefox 128', system: 'Linux' };
  if (stranger)
    for (const minute of ['02:13', '02:14', '02:16'])
      deeds.push({
        at: at(6, minute),
        by: stranger,
        call: 'sub_store_login',
        notes: () => [door('sign_in_failed', stranger)],
      });
  return deeds;
}
