import { z } from 'zod';
import { siteLinks, siteThemes } from '../website/website';
import { imageSchema } from './image';
import { id, instant } from './shared';

const image = imageSchema.nullable();
const text = z.array(z.string());

/** The website that customers see at a store's domain. Texts are by position in `languages`; the first is never missing. */
export const publishedWebsiteSchema = z.object({
  domain_name: z.string(),
  store_id: id,
  store_name: text,
  languages: z.array(z.object({ code: z.string(), is_visible: z.boolean() })),
  /** Counts the publications. */
  edition: z.int().min(1),
  published_at: instant,
  site_logo: image,
  site_favicon: image,
  site_banner: image,
  site_header_colour: z.string(),
  site_title_colour: z.string(),
  site_theme: z.enum(siteThemes),
  seo_title: text,
  seo_description: text,
  seo_keywords: text,
  ...(Object.fromEntries(siteLinks.map((name) => [name, z.string()])) as Record<
    (typeof siteLinks)[number],
    z.ZodString
  >),
  /** To be run at this domain and nowhere else: never at an address that stores share, or that someone signs in at. */
  scripts: z.array(z.object({ name: z.string(), code: z.string() })),
});
