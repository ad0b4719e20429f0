import { z } from 'zod';
import { email, location, multilingual, phoneCodeOrNone, phoneOrNone, text, texts } from '../entities/shared';
import { limits } from '../limits';
import { visibleText } from '../visibleText';
import { describeSettings, type SettingsOf } from './describeSettings';

const website = z
  .string()
  .trim()
  .max(limits.websiteMax)
  .refine((text) => text === '' || /^https?:\/\/\S+\.\S+$/i.test(text), { error: 'a web address' });

/** The store's name, address and details, as customers see them. */
export const detailsSettings = describeSettings('store_details', {
  permission: 'store/setting',
  summary: 'Name, address, contact and description, as customers see them',
  fields: {
    name: texts(limits.nameMax),
    description: texts(limits.descriptionMax),
    address: z.string().overwrite(visibleText).min(1).max(limits.addressMax),
    /** Delivery distances are measured from here. */
    location,
    contact_country_phone_code: phoneCodeOrNone,
    contact_phone: phoneOrNone,
    contact_email: email.or(z.literal('')),
    website,
    tags: z.array(text(limits.tagMax)).max(limits.tagsMax),
    price_rating: z.int().min(1).max(4).nullable(),
  },
  shown: {
    name: multilingual,
    address: z.string(),
    contact_country_phone_code: z.string(),
    contact_phone: z.string(),
    contact_email: z.string(),
    website: z.string(),
  },
});
export type DetailsSettings = SettingsOf<typeof detailsSettings>;
