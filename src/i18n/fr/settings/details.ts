import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient les changements immédiatement. Les commandes en cours gardent l’ancienne adresse.',
  section: {
    about: 'À propos',
    place: 'Adresse',
    contact: 'Contact pour les clients',
  },
  field: {
    name: 'Nom',
    description: 'Description',
    tags: 'Mots-clés',
    price_rating: 'Niveau de prix',
    address: 'Adresse',
    location: 'Latitude et longitude',
    contact_phone: 'Téléphone',
    contact_country_phone_code: 'Indicatif',
    contact_email: 'E-mail',
    website: 'Site web',
  },
  help: {
    tags: 'Les mots avec lesquels les clients peuvent vous trouver. Appuyez sur Entrée après chacun.',
    location: 'Les distances de livraison se mesurent d’ici.',
    contact_phone: 'Les clients ne voient pas le téléphone et l’e-mail de votre compte.',
  },
  map: {
    title: 'Sur la carte',
    detail: 'Touchez l’emplacement de l’établissement ou saisissez les coordonnées ci-dessus.',
  },
  choice: {
    price_rating: {
      1: 'Bon marché',
      2: 'Moyen',
      3: 'Élevé',
      4: 'Très élevé',
    },
  },
} satisfies SettingsTexts;
