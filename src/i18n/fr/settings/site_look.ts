import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient les modifications quand vous publiez le site.',
  section: { pictures: 'Images', look: 'Couleurs et menu' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Bannière',
    site_header_colour: 'Couleur de l’en-tête',
    site_title_colour: 'Couleur du titre',
    site_theme: 'Présentation du menu',
  },
  help: { site_favicon: 'Les navigateurs l’affichent sur l’onglet. Une image carrée et simple convient le mieux.' },
  choice: { site_theme: { list: 'Liste', grid: 'Grille' } },
  preview: {
    title: 'Aperçu',
    contrast: 'Le titre est difficile à lire sur cet en-tête. Choisissez une couleur plus foncée et une plus claire.',
  },
  publishing: {
    never: 'Votre site n’est pas encore publié.',
    current: 'Vos clients voient vos dernières modifications.',
    differs: 'Vos clients ne voient pas encore ces modifications\u202F:',
    published: 'Publié par %{name}, %{time}',
    publish: 'Publier',
    done: 'Publication effectuée.',
    revert: 'Abandonner',
    revert_title: 'Abandonner vos modifications\u202F?',
    revert_detail: 'Tout redevient comme sur le site publié.',
    revert_all: 'Tout revient aux réglages d’origine.',
    edition: 'Version publiée du site',
  },
} satisfies SettingsTexts;
