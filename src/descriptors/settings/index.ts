import AccessTimeIcon from '@mui/icons-material/AccessTimeOutlined';
import BookOnlineIcon from '@mui/icons-material/BookOnlineOutlined';
import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { mirrored } from '../../components/icons/mirrored';
import { paths } from '../../config/paths';
import type { Resource } from '../defineResource';
import type { SettingsSection } from '../defineSettings';
import { resources } from '../resources/index';
import { areas, tryAddress } from './areas';
import { bookingCalendar } from './bookingCalendar';
import { bookingAnswers, bookingCovers, bookingPolicy, bookingStays, bookingTexts, bookingTimes } from './bookings';
import { cancellation } from './cancellation';
import { deliveryPay } from './deliveryPay';
import { details } from './details';
import { dispatchRules } from './dispatchRules';
import { fees } from './fees';
import { languages } from './languages';
import { mailLog, mailServer } from './mail';
import { mapKeys, messages, sms } from './messages';
import { calendar, hours, slots } from './opening';
import { ordering } from './ordering';
import { gatewayEvents, gateways, payment } from './payments';
import { platformFlags } from './platformFlags';
import { region } from './region';
import { reviewRules } from './reviewRules';
import { tax } from './tax';
import { siteLinks, siteLook, siteScripts, siteSearch, websiteDomain } from './website';

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
  sections: readonly SettingsSection[];
  /** Lists of records, below the sections. */
  lists?: readonly Resource[];
}

/** The registry. Adding a section takes a file here and its name in one of these lists. */
const groups = [
  {
    path: paths.storeSettings,
    label: 'shell.menu.store_settings',
    icon: StorefrontIcon,
    permission: 'store/setting',
    sections: [details, ordering, cancellation, tax, languages, region, reviewRules, platformFlags],
  },
  {
    path: paths.deliverySettings,
    label: 'shell.menu.delivery_settings',
    icon: mirrored(DeliveryDiningIcon),
    permission: 'store/deliveries',
    sections: [areas, fees, tryAddress, dispatchRules, deliveryPay],
  },
  {
    path: paths.openingSettings,
    label: 'shell.menu.opening_settings',
    icon: AccessTimeIcon,
    permission: 'store/store_time_setting',
    sections: [hours, slots, calendar],
    lists: [resources.festivalTimes],
  },
  {
    path: paths.tableBookingSettings,
    label: 'shell.menu.table_booking_settings',
    icon: BookOnlineIcon,
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    sections: [bookingTimes, bookingStays, bookingCovers, bookingAnswers, bookingTexts, bookingCalendar],
  },
  {
    path: paths.tableBookingPolicy,
    label: 'shell.menu.table_booking_policy',
    icon: EventBusyIcon,
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    sections: [bookingPolicy],
  },
  {
    path: paths.paymentSettings,
    label: 'shell.menu.payment_settings',
    icon: PaymentIcon,
    sections: [payment, gateways, gatewayEvents],
  },
  {
    path: paths.emailSettings,
    label: 'shell.menu.email_settings',
    icon: MailIcon,
    permission: 'store/setting',
    sections: [mailServer, messages, mailLog],
  },
  {
    path: paths.smsSettings,
    label: 'shell.menu.sms_settings',
    icon: SmsIcon,
    permission: 'store/setting',
    sections: [sms, messages],
  },
  {
    path: paths.mapsSettings,
    label: 'shell.menu.maps_settings',
    icon: MapIcon,
    permission: 'store/setting',
    sections: [mapKeys],
  },
  {
    path: paths.websiteSettings,
    label: 'shell.menu.website_settings',
    icon: LanguageIcon,
    permission: 'store/setting',
    sections: [websiteDomain, siteLook, siteSearch, siteLinks, siteScripts],
  },
] as const satisfies readonly SettingsGroup[];

export type SectionName = (typeof groups)[number]['sections'][number]['name'];

/** The pages of the settings, in the order of the menu. Those without sections aren't shown anywhere. */
export const settingsGroups: readonly SettingsGroup[] = (groups as readonly SettingsGroup[]).filter(
  ({ sections }) => sections.length > 0,
);

/** Address of a section. */
export const sectionPath = (group: SettingsGroup, section: SettingsSection): string => `${group.path}/${section.name}`;

/** The fields of all sections, for the history of the store's settings. */
export const settingsFields = settingsGroups.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
