import { shellEntrance } from './shellEntrance';

export const shell = {
  ...shellEntrance,
  skip_to_content: 'Skip to content',
  menu: {
    label: 'Main menu',
    toggle: 'Show or hide the menu',
    create_order: 'Create order',
    orders: 'Orders',
    today_orders: 'Today',
    tomorrow_orders: 'Tomorrow',
    schedule_orders: 'Scheduled',
    past_orders: 'Pending orders',
  },
  account: 'Account',
  sign_out: 'Sign out',
  profile: {
    title: 'Account',
    store: 'Store',
    signed_in_as: 'Signed in as',
    approved: 'Approved',
    documents: 'Documents',
    email_verified: 'Email confirmed',
    phone_verified: 'Phone confirmed',
    yes: 'Yes',
    no: 'Not yet',
  },
};
