import type { PermissionKey, UrlPermission } from '#contract/permissions';

/** Password of every demo sign-in: shown on the sign-in page, and no secret. */
export const demoPassword = 'demo1234';

/** Sign-ins that the sign-in page of a demo offers. */
export const demoSignIns = [
  { kind: 'store', email: 'owner@demo.test', password: demoPassword },
  { kind: 'sub_store', email: 'kitchen@demo.test', password: demoPassword },
  { kind: 'sub_store', email: 'dispatch@demo.test', password: demoPassword },
  { kind: 'sub_store', email: 'manager@demo.test', password: demoPassword },
  { kind: 'store', email: 'owner2@demo.test', password: demoPassword },
] as const;

export interface DemoSubStore {
  name: string;
  email: string;
  urls: UrlPermission[];
}

const granted = (...keys: PermissionKey[]): UrlPermission[] => keys.map((url) => ({ url, permission: 1 }));

/** Sub-accounts of the first demo store. */
export const trattoriaSubStores: DemoSubStore[] = [
  { name: 'Kitchen', email: 'kitchen@demo.test', urls: granted('store/order') },
  {
    name: 'Floor manager',
    email: 'manager@demo.test',
    urls: granted(
      'store/order',
      'store/table-booking',
      'store/history',
      'store/review',
      'store/product',
      'store/group',
      'store/modifier_group',
      'store/providers',
      'store/promocode',
      'store/dispatcher',
    ),
  },
  {
    name: 'Dispatch desk',
    email: 'dispatch@demo.test',
    // Moves deliveries on, and leaves it to others to cancel an order.
    urls: [
      ...granted('store/order', 'store/dispatcher', 'store/providers'),
      { url: 'store/order/cancel', permission: 0 },
    ],
  },
];
