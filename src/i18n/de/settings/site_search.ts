import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen, sobald Sie die Website veröffentlichen.',
  field: { seo_title: 'Titel', seo_description: 'Beschreibung', seo_keywords: 'Suchbegriffe' },
  help: {
    seo_title: 'Suchmaschinen zeigen etwa 60 Zeichen. Leer: der Name Ihres Betriebs.',
    seo_description: 'Suchmaschinen zeigen etwa 160 Zeichen.',
    seo_keywords: 'Trennen Sie sie mit Kommas.',
  },
  preview: {
    title: 'Vorschau',
    detail: 'Suchmaschinen und Apps entscheiden selbst, wie viel sie zeigen.',
    language: 'Sprache',
    result: 'Suchergebnis',
    link: 'Geteilter Link',
    no_domain: 'Ihre Domain',
  },
} satisfies SettingsTexts;
