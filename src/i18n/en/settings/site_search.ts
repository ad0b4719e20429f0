import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes once you publish the website.',
  field: { seo_title: 'Title', seo_description: 'Description', seo_keywords: 'Keywords' },
  help: {
    seo_title: 'Search engines show about 60 characters. Empty: your store’s name.',
    seo_description: 'Search engines show about 160 characters.',
    seo_keywords: 'Separate them with commas.',
  },
  preview: {
    title: 'Preview',
    detail: 'Search engines and apps choose for themselves how much they show.',
    language: 'Language',
    result: 'Search result',
    link: 'Shared link',
    no_domain: 'Your domain',
  },
} satisfies SettingsTexts;
