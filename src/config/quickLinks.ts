import { paths } from './paths';

/**
 * The specification's ten links, in its order. A link is hidden if the account can't open its page or the page doesn't
 * exist.
 */
export const quickLinks: readonly string[] = [
  paths.todayOrders,
  paths.scheduleOrders,
  paths.dispatch,
  paths.earningWeek,
  paths.storeSettings,
  paths.paymentSettings,
  paths.itemList,
  paths.profile,
  paths.offers,
  paths.historyList,
];

/** The links in the account menu. */
export const accountLinks: readonly string[] = [paths.profile, paths.offers, paths.historyList];
