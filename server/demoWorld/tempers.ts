/** How somebody answers offers: as most do, mostly with no, or not at all. */
export type Temper = 'willing' | 'refusing' | 'silent';

const tempers: Record<string, Temper> = {
  'Ibrahim Traoré': 'refusing',
  'Florian Mercier': 'silent',
  'Katie Novak': 'refusing',
  'Brandon Price': 'silent',
};

/** Each demo store has one who turns most offers down and one whose telephone lies in the bag: so there is something to dispatch. */
export const demoTemperOf = (name: string): Temper => tempers[name] ?? 'willing';
