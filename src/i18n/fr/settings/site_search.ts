import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient les modifications quand vous publiez le site.',
  field: { seo_title: 'Titre', seo_description: 'Description', seo_keywords: 'Mots-clés' },
  help: {
    seo_title: 'Les moteurs de recherche affichent environ 60 caractères. Vide\u202F: le nom de votre établissement.',
    seo_description: 'Les moteurs de recherche affichent environ 160 caractères.',
    seo_keywords: 'Séparez-les par des virgules.',
  },
  preview: {
    title: 'Aperçu',
    detail: 'Les moteurs de recherche et les applications choisissent eux-mêmes ce qu’ils affichent.',
    language: 'Langue',
    result: 'Résultat de recherche',
    link: 'Lien partagé',
    no_domain: 'Votre domaine',
  },
} satisfies SettingsTexts;
