import type { Store, SubStore } from '#contract/entities/store';
import { homePath, paths } from './paths';

interface Account {
  store: Pick<Store, 'is_show_dashboard' | 'starts_with_dashboard'>;
  sub_store?: Pick<SubStore, 'starts_with_dashboard'> | undefined;
}

/**
 * Where an account starts that asks for no page: with the dashboard if it has chosen that, and otherwise with today's orders.
 * The guard sends accounts that may not open a page to `homePath`, as the specification says.
 */
export const startPath = ({ store, sub_store }: Account): string =>
  store.is_show_dashboard && (sub_store ?? store).starts_with_dashboard ? paths.dashboard : homePath;
