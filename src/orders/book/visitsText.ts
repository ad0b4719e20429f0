import type { TranslateFunction } from 'react-admin';

/** How often a guest came, and stayed away. */
export interface Visits {
  visit_count: number;
  no_show_count: number;
}

/** How often a guest came, and stayed away: `3 visits · 1 no-show`. */
export const visitsText = ({ visit_count, no_show_count }: Visits, t: TranslateFunction): string =>
  [
    t('bookByPhone.visits', { smart_count: visit_count }),
    ...(no_show_count > 0 ? [t('bookByPhone.no_shows', { smart_count: no_show_count })] : []),
  ].join(' · ');
