import { adminRoot, paths } from './paths';

/** The ten of the specification, in its order. Who may not open one, or where its page is not there, does not see it. */
export const quickLinks: readonly string[] = [
  paths.todayOrders,
  paths.scheduleOrders,
  paths.dispatch,
  `${adminRoot}/earning/current-week`,
  `${adminRoot}/settings/store-settings`,
  paths.paymentSettings,
  paths.itemList,
  paths.profile,
  `${adminRoot}/offers`,
  paths.historyList,
];

/** Those of the account's own menu. */
export const accountLinks: readonly string[] = [paths.profile, `${adminRoot}/offers`, paths.historyList];
