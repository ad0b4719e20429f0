import { z } from 'zod';
import { imageRef, imageSchema } from '../entities/image';
import { multilingual, texts } from '../entities/shared';
import { limits } from '../limits';
import { siteLinks, siteThemes } from '../website/website';
import { websiteLimits } from '../website/websiteLimits';
import { describeSettings } from './describeSettings';

const effect = 'Customers see a change once the website is published (`publish_website`)';
const permission = 'store/setting';
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);
const link = z
  .string()
  .trim()
  .max(limits.websiteMax)
  .refine((text) => text === '' || (/^https:\/\/[^\s"'<>\\]+\.[^\s"'<>\\]+$/i.test(text) && URL.canParse(text)), {
    error: 'an address with https',
  });

/** The draft of the website's look. */
export const siteLook = describeSettings('site_look', {
  permission,
  summary: 'Logo, favicon, banner, colours and theme of the website, as a draft',
  effect,
  fields: {
    site_logo: imageRef.nullable(),
    site_favicon: imageRef.nullable(),
    site_banner: imageRef.nullable(),
    site_header_colour: colour,
    site_title_colour: colour,
    site_theme: z.enum(siteThemes),
  },
  shown: {
    site_logo: imageSchema.nullable(),
    site_favicon: imageSchema.nullable(),
    site_banner: imageSchema.nullable(),
  },
});

/** The draft of the website's texts for search engines and shared links. */
export const siteSearch = describeSettings('site_search', {
  permission,
  summary: 'Title, description and keywords of the website for search engines and shared links, as a draft',
  effect,
  fields: {
    seo_title: texts(websiteLimits.seoTitleMax),
    seo_description: texts(websiteLimits.seoDescriptionMax),
    seo_keywords: texts(websiteLimits.seoKeywordsMax),
  },
  shown: { seo_title: multilingual, seo_description: multilingual, seo_keywords: multilingual },
});

const linkFields = Object.fromEntries(siteLinks.map((name) => [name, link])) as Record<
  (typeof siteLinks)[number],
  typeof link
>;
const shownLinks = Object.fromEntries(siteLinks.map((name) => [name, z.string()])) as Record<
  (typeof siteLinks)[number],
  z.ZodString
>;

/** The draft of the website's links. */
export const siteAddresses = describeSettings('site_addresses', {
  permission,
  summary: 'Addresses of the store’s social pages and apps on the website, as a draft',
  effect,
  fields: linkFields,
  shown: shownLinks,
});
