import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen zodra je de website publiceert.',
  field: { seo_title: 'Titel', seo_description: 'Beschrijving', seo_keywords: 'Zoekwoorden' },
  help: {
    seo_title: 'Zoekmachines tonen ongeveer 60 tekens. Leeg: de naam van je zaak.',
    seo_description: 'Zoekmachines tonen ongeveer 160 tekens.',
    seo_keywords: 'Scheid ze met komma’s.',
  },
  preview: {
    title: 'Voorbeeld',
    detail: 'Zoekmachines en apps bepalen zelf hoeveel ze tonen.',
    language: 'Taal',
    result: 'Zoekresultaat',
    link: 'Gedeelde link',
    no_domain: 'Je domein',
  },
} satisfies SettingsTexts;
