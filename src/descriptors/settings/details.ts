import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

/** Who and where the store is, as customers see it. */
export const details = defineSettings('details', {
  entity: 'store_details',
  fields: {
    name: { kind: 'multilingual', required: true, max: limits.nameMax },
    description: { kind: 'multilingual', max: limits.descriptionMax },
    tags: { kind: 'tags', help: true, max: limits.tagsMax },
    price_rating: { kind: 'choice', choices: [1, 2, 3, 4] },
    address: { kind: 'address', required: true, max: limits.addressMax },
    location: { kind: 'location', help: true, required: true },
    contact_phone: { kind: 'text', help: true, max: 15, alongside: ['contact_country_phone_code'] },
    contact_country_phone_code: { kind: 'text', max: 5 },
    contact_email: { kind: 'email' },
    website: { kind: 'url', max: limits.websiteMax },
  },
  form: {
    about: ['name', 'description', ['tags', 'price_rating']],
    place: ['address', 'location'],
    contact: [
      ['contact_country_phone_code', 'contact_phone'],
      ['contact_email', 'website'],
    ],
  },
});
