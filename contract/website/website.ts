import type { Image } from '../entities/image';

/** How the customer site shows the menu. */
export const siteThemes = ['list', 'grid'] as const;
export type SiteTheme = (typeof siteThemes)[number];

/** Pages of a store elsewhere, and its apps. */
export const siteLinks = [
  ...(['facebook_url', 'instagram_url', 'tiktok_url', 'x_url', 'youtube_url'] as const),
  ...(['android_app_url', 'ios_app_url'] as const),
];
type SiteLink = (typeof siteLinks)[number];

/** The settings of a store's website, which it shows in addition to the store and its menu. */
export interface WebsiteValues extends Record<SiteLink, string> {
  site_logo: Image | null;
  /** The picture of browsers' tabs. */
  site_favicon: Image | null;
  site_banner: Image | null;
  /** As `#rrggbb`. */
  site_header_colour: string;
  site_title_colour: string;
  site_theme: SiteTheme;
  /** In the store's languages, as search engines and shared links show them. */
  seo_title: string[];
  seo_description: string[];
  seo_keywords: string[];
}

/** The website of a store that has set nothing. */
export const noWebsite: WebsiteValues = {
  ...{ site_logo: null, site_favicon: null, site_banner: null },
  ...{ site_header_colour: '#ffffff', site_title_colour: '#1f2328', site_theme: 'list' },
  ...{ seo_title: [''], seo_description: [''], seo_keywords: [''] },
  ...{ facebook_url: '', instagram_url: '', tiktok_url: '', x_url: '', youtube_url: '' },
  ...{ android_app_url: '', ios_app_url: '' },
};

export type WebsiteField = keyof WebsiteValues;
export const websiteFields = Object.keys(noWebsite) as WebsiteField[];

const asCompared = (value: WebsiteValues[WebsiteField]): string => {
  if (value && typeof value === 'object' && '_id' in value) return value._id;
  // A missing text in a language is the same as an empty one.
  return JSON.stringify(Array.isArray(value) ? value.slice(0, value.findLastIndex((text) => text !== '') + 1) : value);
};

/** The fields in which a draft differs from what is published. */
export const websiteDifferences = (draft: WebsiteValues, published: WebsiteValues): WebsiteField[] =>
  websiteFields.filter((field) => asCompared(draft[field]) !== asCompared(published[field]));
