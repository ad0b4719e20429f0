/** Texts that belong to one area and are also shown on pages of others. */
export const shared = {
  providers: {
    phone: {
      hint: 'Leave out the leading 0, or paste the full number.',
      required: 'Enter the phone number.',
      code: 'Choose the country.',
      too_short: 'This number is too short.',
      too_long: 'This number is too long.',
      initial_zero: 'Leave out the leading 0.',
      invalid: 'Enter a valid phone number.',
    },
    blocker: {
      title: 'Can’t be offered orders:',
      soon: 'Renew soon:',
      not_approved: 'Not approved',
      document_missing: '%{document} is missing',
      document_pending: '%{document} is waiting for review',
      document_declined: '%{document} was declined',
      document_expired: '%{document} expired on %{date}',
      vehicle_missing: 'No vehicle',
      vehicle_type_missing: 'Vehicle type missing',
      vehicle_not_approved: 'Vehicle not approved',
      expires_soon: '%{document} expires on %{date}',
    },
    segment: {
      all: 'All',
      free: 'Available',
      on_job: 'On a delivery',
      offline: 'Offline',
    },
    in_use: 'Assigned and not picked up yet: %{numbers}. If you withdraw them, someone else is asked.',
    in_use_picked_up:
      'Current orders: %{numbers}. Orders already picked up must be delivered first; then you can delete.',
    vehicles: {
      none: 'None',
    },
  },
  categories: {
    in_use: {
      subs: '%{smart_count} sub-category is in it. Move or delete it first. |||| %{smart_count} sub-categories are in it. Move or delete them first.',
      items:
        '%{smart_count} item is in it. Move or delete it first. |||| %{smart_count} items are in it. Move or delete them first.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Choose %{min}',
      up_to: 'Choose up to %{max}',
      between: 'Choose %{min} to %{max}',
      at_least: 'Choose at least %{min}',
      out_of_stock: 'out of stock',
    },
    customer: { orders: '%{smart_count} order |||| %{smart_count} orders' },
    position: { not_found: 'Nothing found. Check the address, or set the location manually.' },
  },
  items: {
    new: 'New item',
    list: {
      shown: 'Visible to customers',
      hidden: 'Hidden from customers',
    },
  },
  menuFiles: {
    export: {
      action: 'Export',
      columns: 'Columns',
      title: 'Export',
    },
    import: { action: 'Import' },
  },
  activity: {
    history: {
      show: 'Show history',
    },
  },
  access: {
    password: {
      short: 'At least %{min} characters.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'The end date is before the start date.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Not accepted in time',
      noShow: 'The guests didn’t show up',
      arrivedBefore: 'The guests had already arrived',
      feeUnpaid: 'Booking fee not paid in time',
      assumedCollected: 'Completed automatically an hour after it was ready',
      testOver: 'Test orders end automatically',
    },
  },
  modifierGroups: { new: 'New modifier group' },
  opening: { strip: { closed: 'Closed' } },
  deliveryAreas: { try: { postcode: 'Postcode' } },
};
