import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes at once. Open orders keep the address they were placed with.',
  section: {
    about: 'About the store',
    place: 'Address',
    contact: 'Contact for customers',
  },
  field: {
    name: 'Name',
    description: 'Description',
    tags: 'Tags',
    price_rating: 'Price level',
    address: 'Address',
    location: 'Latitude and longitude',
    contact_phone: 'Phone',
    contact_country_phone_code: 'Country code',
    contact_email: 'Email',
    website: 'Website',
  },
  help: {
    tags: 'Words under which customers find you. Press Enter after each.',
    location: 'Delivery distances are measured from here.',
    contact_phone: 'Your sign-in’s own phone and email aren’t shown to customers.',
  },
  map: {
    title: 'On the map',
    detail: 'Tap where the store is, or type the coordinates above.',
  },
  choice: {
    price_rating: {
      1: 'Inexpensive',
      2: 'Moderate',
      3: 'Expensive',
      4: 'Very expensive',
    },
  },
} satisfies SettingsTexts;
