import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes immediately. Open orders keep the address they were placed with.',
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
    tags: 'Customers can search for these words to find you. Press Enter after each one.',
    location: 'Delivery distances are measured from here.',
    contact_phone: 'Customers don’t see the phone and email you sign in with.',
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
