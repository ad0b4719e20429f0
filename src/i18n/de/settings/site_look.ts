import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen, sobald Sie die Website veröffentlichen.',
  section: { pictures: 'Bilder', look: 'Farben und Speisekarte' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Farbe der Kopfzeile',
    site_title_colour: 'Farbe des Titels',
    site_theme: 'Darstellung der Speisekarte',
  },
  help: { site_favicon: 'Browser zeigen es im Tab. Am besten passt ein einfaches quadratisches Bild.' },
  choice: { site_theme: { list: 'Liste', grid: 'Raster' } },
  preview: {
    title: 'Vorschau',
    contrast: 'Der Titel ist auf dieser Farbe schwer zu lesen. Wählen Sie eine dunklere und eine hellere Farbe.',
  },
  publishing: {
    never: 'Ihre Website ist noch nicht veröffentlicht.',
    current: 'Kunden sehen Ihre neuesten Änderungen.',
    differs: 'Diese Änderungen sehen Kunden noch nicht:',
    published: 'Veröffentlicht von %{name}, %{time}',
    publish: 'Veröffentlichen',
    done: 'Veröffentlicht.',
    revert: 'Verwerfen',
    revert_title: 'Änderungen verwerfen?',
    revert_detail: 'Alles wird auf den veröffentlichten Stand zurückgesetzt.',
    revert_all: 'Alles wird auf den Standard zurückgesetzt.',
    edition: 'Veröffentlichte Version der Website',
  },
} satisfies SettingsTexts;
