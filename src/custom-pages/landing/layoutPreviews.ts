import { paths } from '../../config/paths';
import type { LandingPicture } from './landingPictures';

interface LayoutPreview {
  picture: LandingPicture;
  /** Translation key of its name. */
  label: string;
  /** Where the screen is. */
  to: string;
}

/** Twelve screens of the product, each with the address that opens it. */
export const layoutPreviews: readonly LayoutPreview[] = [
  { picture: 'today', label: 'shell.menu.today_orders', to: paths.todayOrders },
  { picture: 'list', label: 'landing.layouts.list', to: paths.todayOrders },
  { picture: 'order', label: 'landing.layouts.order', to: paths.todayOrders },
  { picture: 'ticket', label: 'landing.layouts.ticket', to: paths.todayOrders },
  { picture: 'scheduled', label: 'shell.menu.schedule_orders', to: paths.scheduleOrders },
  { picture: 'create-order', label: 'shell.menu.create_order', to: paths.createOrder },
  { picture: 'choices', label: 'landing.layouts.choices', to: paths.createOrder },
  { picture: 'items', label: 'shell.menu.items', to: paths.itemList },
  { picture: 'bulk', label: 'landing.layouts.bulk', to: paths.itemList },
  { picture: 'item', label: 'landing.layouts.item', to: paths.itemList },
  { picture: 'modifier-groups', label: 'shell.menu.modifier_groups', to: paths.modifierGroups },
  { picture: 'import', label: 'shell.menu.import_data', to: paths.importData },
];
