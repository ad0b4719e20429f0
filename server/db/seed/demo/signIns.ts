import { permissionPresets } from '#contract/permissionPresets';
import type { PermissionKey, UrlPermission } from '#contract/permissions';

/** Password of every demo sign-in: shown on the sign-in page, and no secret. */
export const demoPassword = 'demo1234';

/** The demo's stores by their names, which their owners sign in under. */
export const demoStoreNames = { trattoria: 'Trattoria Belvedere', smokehouse: 'Lakeside Smokehouse' } as const;

export interface DemoSubStore {
  name: string;
  email: string;
  urls: UrlPermission[];
}

const granted = (...keys: PermissionKey[]): UrlPermission[] => keys.map((url) => ({ url, permission: 1 }));

/** Sub-accounts of the first demo store. */
export const trattoriaSubStores: DemoSubStore[] = [
  { name: 'Kitchen', email: 'kitchen@demo.test', urls: [...permissionPresets.kitchen] },
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

const asOwner = (name: string, email: string) => ({ kind: 'store', name, email, password: demoPassword }) as const;
const asSubStore = ({ name, email }: DemoSubStore) =>
  ({ kind: 'sub_store', name, email, password: demoPassword }) as const;

/** Sign-ins that the sign-in page of a demo offers, under names that tell them apart. */
export const demoSignIns = [
  asOwner(demoStoreNames.trattoria, 'owner@demo.test'),
  ...trattoriaSubStores.map(asSubStore),
  asOwner(demoStoreNames.smokehouse, 'owner2@demo.test'),
];
