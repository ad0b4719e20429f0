import type { AnyPermission } from '#contract/permissions';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A permission by what it opens: the page's own name in the menu, or the button's. */
const labels: Readonly<Record<AnyPermission, string>> = {
  'store/order': 'shell.menu.orders',
  'store/order/cancel': 'order.action.cancel',
  'store/order/refund': 'order.action.refund',
  'store/order/edit': 'order.action.edit',
  'store/table-booking': 'activity.permission.tables',
  'store/table_booking': 'activity.permission.tables',
  'store/earning': 'activity.permission.earning',
  'store/history': 'shell.menu.history',
  'store/review': 'activity.permission.review',
  'store/product': 'shell.menu.items',
  'store/group': 'shell.menu.categories',
  'store/modifier_group': 'shell.menu.modifier_groups',
  'store/providers': 'shell.menu.providers',
  'store/sub_store': 'shell.menu.users',
  'store/promocode': 'activity.permission.promocode',
  'store/setting': 'activity.permission.setting',
  'store/deliveries': 'activity.permission.deliveries',
  'store/store_time_setting': 'activity.permission.hours',
  'store/dispatcher': 'shell.menu.dispatch',
};

const isKnown = (key: string): key is AnyPermission => key in labels;

export const permissionText = (key: string, t: Translate): string => (isKnown(key) ? t(labels[key]) : key);
