import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterDismiss,
  type MenuBand,
  menuLayout,
  menuSteps,
  nextCounter,
} from '../../../src/layout/sidebar/menuLayout';

const bands: MenuBand[] = ['mobile', 'medium', 'wide'];
const place = fc.record({ counter: fc.integer(), band: fc.constantFrom(...bands), hasSubs: fc.boolean() });
const look = (counter: number, band: MenuBand, hasSubs: boolean): string => {
  const { main, sub } = menuLayout(counter, band, hasSubs);
  return `${main}, ${sub}`;
};

describe('how the menu lies', () => {
  it('goes through the four steps of the specification on a wide screen', () => {
    const seen = [0, 1, 2, 3].map((counter) => menuLayout(counter, 'wide', true));
    expect(seen).toEqual([
      { mode: 'menu-default', main: 'beside', sub: 'beside' },
      { mode: 'menu-hidden', main: 'hidden', sub: 'hidden' },
      { mode: 'menu-sub-hidden', main: 'beside', sub: 'hidden' },
      { mode: 'menu-sub-hidden', main: 'beside', sub: 'over' },
    ]);
  });

  it('has no panel beside the page between the two breakpoints, and a drawer below the first', () => {
    expect(menuLayout(menuSteps.both, 'medium', true)).toEqual({
      mode: 'menu-sub-hidden',
      main: 'beside',
      sub: 'hidden',
    });
    expect(menuLayout(menuSteps.both, 'mobile', true)).toEqual({ mode: 'menu-mobile', main: 'drawer', sub: 'hidden' });
  });

  it('counts modulo 4, whatever the number', () => {
    fc.assert(
      fc.property(place, ({ counter, band, hasSubs }) => {
        expect(menuLayout(counter + 4, band, hasSubs)).toEqual(menuLayout(counter, band, hasSubs));
      }),
    );
  });

  it('shows a panel only beside its column, and only where the parent has children', () => {
    fc.assert(
      fc.property(place, ({ counter, band, hasSubs }) => {
        const { main, sub, mode } = menuLayout(counter, band, hasSubs);
        if (sub !== 'hidden') expect([main, hasSubs]).toEqual(['beside', true]);
        if (sub === 'beside') expect([mode, band]).toEqual(['menu-default', 'wide']);
        expect(mode === 'menu-mobile').toBe(band === 'mobile');
        expect(mode === 'menu-hidden').toBe(main === 'hidden');
      }),
    );
  });

  it('changes with every click, and is at each of its steps again after a round', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom('medium', 'wide'),
        fc.boolean(),
        (start, band, subs) => {
          let counter = start;
          const seen = new Set<string>();
          for (let click = 0; click < 8; click += 1) {
            const next = nextCounter(counter, band as MenuBand, subs);
            expect(look(next, band as MenuBand, subs)).not.toBe(look(counter, band as MenuBand, subs));
            counter = next;
            seen.add(look(counter, band as MenuBand, subs));
          }
          const all = new Set([0, 1, 2, 3].map((step) => look(step, band as MenuBand, subs)));
          expect(seen).toEqual(all);
        },
      ),
    );
  });

  it('leaves the column alone where what was shown for the moment is put away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...bands), fc.boolean(), (counter, band, subs) => {
        expect(menuLayout(afterDismiss(counter), band, subs).sub).not.toBe('over');
        if (counter !== menuSteps.shownForNow) expect(afterDismiss(counter)).toBe(counter);
      }),
    );
  });
});
