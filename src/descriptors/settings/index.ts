import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import WebIcon from '@mui/icons-material/WebOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { mirrored } from '../../components/icons/mirrored';
import { paths } from '../../config/paths';
import type { Resource } from '../defineResource';
import { resources } from '../resources/index';
import type { SectionName } from './sections';

/** A section as the frame knows it: to name it and to say who may open it. Its fields load with the settings' pages. */
export interface ListedSection {
  name: SectionName;
  /** Translation key of its title. */
  label: string;
  /** If it isn't its page's. */
  permission?: PermissionKey;
  /** Only the owner may open it. A page without a permission is the owner's as a whole. */
  ownerOnly?: true;
  /** If it isn't its page's. */
  storeFlag?: StoreFlag;
}

/** A page of the settings: one of the specification's addresses, with its sections below it. */
export interface SettingsGroup {
  path: string;
  /** Translation key. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  /** Omitted where only the owner may open it: a sub-account is told that it has no access. */
  permission?: PermissionKey;
  /** Shown only to stores with this flag; its sections need it too. */
  storeFlag?: StoreFlag;
  sections: readonly ListedSection[];
  /** Lists of records, below the sections. */
  lists?: readonly Resource[];
}

/** In the registry: a name is enough where the page says who may open it. */
interface Registered extends Omit<SettingsGroup, 'sections'> {
  sections: readonly (SectionName | Omit<ListedSection, 'label'>)[];
}

/** The registry. Adding a section takes a file here, a line in `sections.ts` and its name in one of these lists. */
const groups: readonly Registered[] = [
  {
    path: paths.storeSettings,
    label: 'shell.menu.store_settings',
    icon: StorefrontIcon,
    permission: 'store/setting',
    sections: ['details', 'ordering', 'cancellation', 'tax', 'languages', 'region', 'reviews', 'platform'],
  },
  {
    path: paths.deliverySettings,
    label: 'shell.menu.delivery_settings',
    icon: mirrored(DeliveryDiningIcon),
    permission: 'store/deliveries',
    sections: ['areas', 'fees', 'try-address', 'dispatch', 'delivery-pay'],
  },
  {
    path: paths.openingSettings,
    label: 'shell.menu.opening_settings',
    icon: AccessTimeIcon,
    permission: 'store/store_time_setting',
    sections: ['hours', 'slots', 'calendar'],
    lists: [resources.festivalTimes],
  },
  {
    path: paths.tableBookingSettings,
    label: 'shell.menu.table_booking_settings',
    icon: EventIcon,
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    sections: [
      'booking-times',
      'booking-stays',
      'booking-covers',
      'booking-answers',
      'booking-fee',
      'booking-texts',
      'booking-calendar',
    ],
  },
  {
    path: paths.tableBookingPolicy,
    label: 'shell.menu.table_booking_policy',
    icon: EventBusyIcon,
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    sections: ['booking-policy'],
  },
  {
    path: paths.paymentSettings,
    label: 'shell.menu.payment_settings',
    icon: PaymentIcon,
    sections: ['payment', 'gateways', 'gateway-events'],
  },
  {
    path: paths.emailSettings,
    label: 'shell.menu.email_settings',
    icon: MailIcon,
    permission: 'store/setting',
    sections: ['mail-server', 'messages', 'mail-log'],
  },
  {
    path: paths.smsSettings,
    label: 'shell.menu.sms_settings',
    icon: SmsIcon,
    permission: 'store/setting',
    sections: ['sms', 'messages'],
  },
  {
    path: paths.mapsSettings,
    label: 'shell.menu.maps_settings',
    icon: MapIcon,
    permission: 'store/setting',
    sections: ['map-keys'],
  },
  {
    path: paths.websiteSettings,
    label: 'shell.menu.website_settings',
    icon: WebIcon,
    permission: 'store/setting',
    sections: ['domain', 'site-look', 'site-search', 'site-links', { name: 'site-scripts', ownerOnly: true }],
  },
];

const listed = (section: Registered['sections'][number]): ListedSection => {
  const facts = typeof section === 'string' ? { name: section } : section;
  return { ...facts, label: `shell.settings.${facts.name.replaceAll('-', '_')}` };
};

/** The pages of the settings, in the order of the menu. */
export const settingsGroups: readonly SettingsGroup[] = groups.map(({ sections, ...group }) => ({
  ...group,
  sections: sections.map(listed),
}));

/** Address of a section. */
export const sectionPath = ({ path }: Pick<SettingsGroup, 'path'>, { name }: { name: string }): string =>
  `${path}/${name}`;
