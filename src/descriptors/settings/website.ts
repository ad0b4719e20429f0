import { limits } from '#contract/limits';
import { siteThemes } from '#contract/website/website';
import { websiteLimits } from '#contract/website/websiteLimits';
import { defineSettings } from '../defineSettings';

/** The domain of the store's website. */
export const websiteDomain = defineSettings('domain', {});

/** How the website looks. */
export const siteLook = defineSettings('site-look', {
  entity: 'site_look',
  fields: {
    site_logo: { kind: 'image' },
    site_favicon: { kind: 'image', help: true },
    site_banner: { kind: 'image' },
    site_header_colour: { kind: 'colour' },
    site_title_colour: { kind: 'colour' },
    site_theme: { kind: 'choice', choices: siteThemes, required: true },
  },
  form: {
    pictures: [['site_logo', 'site_favicon'], 'site_banner'],
    look: [['site_header_colour', 'site_title_colour'], 'site_theme'],
  },
});

/** The texts that search engines and shared links show of the website. */
export const siteSearch = defineSettings('site-search', {
  entity: 'site_search',
  fields: {
    seo_title: { kind: 'multilingual', help: true, max: websiteLimits.seoTitleMax },
    seo_description: { kind: 'multilingual', help: true, max: websiteLimits.seoDescriptionMax },
    seo_keywords: { kind: 'multilingual', help: true, max: websiteLimits.seoKeywordsMax },
  },
});

const link = { kind: 'url', max: limits.websiteMax } as const;

/** The store's pages elsewhere, and its apps. */
export const siteLinks = defineSettings('site-links', {
  entity: 'site_addresses',
  fields: {
    ...{ facebook_url: link, instagram_url: link, tiktok_url: link, x_url: link, youtube_url: link },
    ...{ android_app_url: link, ios_app_url: link },
  },
  form: {
    social: [['facebook_url', 'instagram_url'], ['tiktok_url', 'x_url'], 'youtube_url'],
    apps: [['android_app_url', 'ios_app_url']],
  },
});

/** Scripts of other services, which run on the website. */
export const siteScripts = defineSettings('site-scripts', {});
