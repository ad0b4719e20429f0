import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen zodra je de website publiceert.',
  section: { pictures: 'Logo en banner', look: 'Kleuren en menu' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Kleur van de kop',
    site_title_colour: 'Kleur van de titel',
    site_theme: 'Weergave van het menu',
  },
  help: { site_favicon: 'Browsers tonen dit icoon op het tabblad. Iets eenvoudigs en vierkants werkt het best.' },
  choice: { site_theme: { list: 'Lijst', grid: 'Raster' } },
  preview: {
    title: 'Voorbeeld',
    contrast: 'De titel is op deze kleur van de kop slecht te lezen. Kies een donkerdere en een lichtere kleur.',
  },
  publishing: {
    never: 'Je website is nog niet gepubliceerd.',
    current: 'Klanten zien je laatste wijzigingen.',
    differs: 'Klanten zien deze wijzigingen nog niet:',
    published: 'Gepubliceerd door %{name}, %{time}',
    publish: 'Publiceren',
    done: 'Gepubliceerd.',
    revert: 'Weggooien',
    revert_title: 'Wijzigingen weggooien?',
    revert_detail: 'Alles wordt weer zoals op de gepubliceerde website.',
    revert_all: 'Alles gaat terug naar de standaardinstellingen.',
    edition: 'Gepubliceerde versie van de website',
  },
} satisfies SettingsTexts;
