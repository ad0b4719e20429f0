import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen, sobald Sie die Website veröffentlichen.',
  section: { pictures: 'Bilder', look: 'Farben und Karte' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Farbe der Kopfzeile',
    site_title_colour: 'Farbe des Titels',
    site_theme: 'Darstellung der Karte',
  },
  help: { site_favicon: 'Browser zeigen es auf dem Tab. Am besten passt ein einfaches quadratisches Bild.' },
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
    revert_detail: 'Alles ist dann wieder so, wie es veröffentlicht ist.',
    revert_all: 'Alles ist dann wieder wie am Anfang.',
    edition: 'Veröffentlichte Version der Website',
  },
} satisfies SettingsTexts;
