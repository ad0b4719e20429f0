import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen zodra je de website publiceert.',
  section: { pictures: 'Foto’s', look: 'Kleuren en menu' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Kleur van de kop',
    site_title_colour: 'Kleur van de titel',
    site_theme: 'Weergave van het menu',
  },
  help: { site_favicon: 'Browsers tonen hem op het tabblad. Een eenvoudige vierkante foto werkt het best.' },
  choice: { site_theme: { list: 'Lijst', grid: 'Raster' } },
  preview: {
    title: 'Voorbeeld',
    contrast: 'De titel is op deze kleur slecht te lezen. Kies een donkerdere en een lichtere kleur.',
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
    revert_detail: 'Alles wordt weer zoals het gepubliceerd is.',
    revert_all: 'Alles wordt weer zoals aan het begin.',
    edition: 'Gepubliceerde versie van de website',
  },
} satisfies SettingsTexts;
