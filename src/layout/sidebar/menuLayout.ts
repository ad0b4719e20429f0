import { breakpoints, frame, menuSizes } from '../../theme/tokens';

/** The specification's breakpoints: below 768 px, up to 1440 px, and above. */
export type MenuBand = 'mobile' | 'medium' | 'wide';

/** The menu's layout, with the specification's names (section 4). */
export interface MenuLayout {
  mode: 'menu-default' | 'menu-sub-hidden' | 'menu-hidden' | 'menu-mobile';
  /** The column of parents. `drawer` opens over the page with the toggle. */
  main: 'beside' | 'hidden' | 'drawer';
  /** The panel of the current parent's children. `over` shows it temporarily, over the page. */
  sub: 'beside' | 'over' | 'hidden';
}

/** Main and sub visible, hidden, sub hidden, temporarily shown. */
export const menuSteps = { both: 0, hidden: 1, subHidden: 2, shownForNow: 3 } as const;
const stepCount = 4;

/**
 * The menu's layout after a number of clicks on its toggle.
 *
 * @param counter clicks, counted modulo 4
 * @param hasSubs whether the current parent has children; without them no panel is shown
 */
export function menuLayout(counter: number, band: MenuBand, hasSubs: boolean): MenuLayout {
  if (band === 'mobile') return { mode: 'menu-mobile', main: 'drawer', sub: 'hidden' };
  const step = ((counter % stepCount) + stepCount) % stepCount;
  if (step === menuSteps.hidden) return { mode: 'menu-hidden', main: 'hidden', sub: 'hidden' };
  if (step === menuSteps.shownForNow && hasSubs) return { mode: 'menu-sub-hidden', main: 'beside', sub: 'over' };
  if (step === menuSteps.both && band === 'wide') {
    return { mode: 'menu-default', main: 'beside', sub: hasSubs ? 'beside' : 'hidden' };
  }
  return { mode: 'menu-sub-hidden', main: 'beside', sub: 'hidden' };
}

/**
 * Returns the width that the menu and the margins leave for a page's content, in px. A scroll bar takes a little of it.
 */
export function pageWidth({ main, sub }: Pick<MenuLayout, 'main' | 'sub'>): number {
  const columns = (main === 'beside' ? menuSizes.main : 0) + (sub === 'beside' ? menuSizes.sub : 0);
  const { innerWidth } = window;
  return innerWidth - columns - 2 * (innerWidth < breakpoints.narrowMargin ? frame.narrowMargin : frame.margin);
}

const looksLike = (one: MenuLayout, other: MenuLayout): boolean => one.main === other.main && one.sub === other.sub;

/** The counter after a click. Steps that look like the current one are skipped, so that every click has an effect. */
export function nextCounter(counter: number, band: MenuBand, hasSubs: boolean): number {
  const present = menuLayout(counter, band, hasSubs);
  for (let clicks = 1; clicks < stepCount; clicks += 1) {
    const next = (counter + clicks) % stepCount;
    if (!looksLike(menuLayout(next, band, hasSubs), present)) return next;
  }
  return counter;
}

/** The counter after a temporary panel has closed. */
export const afterDismiss = (counter: number): number =>
  counter === menuSteps.shownForNow ? menuSteps.subHidden : counter;
