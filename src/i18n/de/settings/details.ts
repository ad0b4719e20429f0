import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen Änderungen sofort. Offene Bestellungen behalten die bisherige Adresse.',
  section: {
    about: 'Über den Betrieb',
    place: 'Adresse',
    contact: 'Kontakt für Kunden',
  },
  field: {
    name: 'Name',
    description: 'Beschreibung',
    tags: 'Schlagwörter',
    price_rating: 'Preisniveau',
    address: 'Adresse',
    location: 'Breiten- und Längengrad',
    contact_phone: 'Telefon',
    contact_country_phone_code: 'Ländervorwahl',
    contact_email: 'E-Mail',
    website: 'Website',
  },
  help: {
    tags: 'Begriffe, mit denen Kunden nach Ihnen suchen können. Nach jedem Enter drücken.',
    location: 'Von hier aus wird die Lieferentfernung gemessen.',
    contact_phone: 'Kunden sehen nicht die Telefonnummer und E-Mail-Adresse, mit denen Sie sich anmelden.',
  },
  map: {
    title: 'Auf der Karte',
    detail: 'Tippen Sie auf den Standort oder geben Sie oben die Koordinaten ein.',
  },
  choice: {
    price_rating: {
      1: 'Günstig',
      2: 'Mittel',
      3: 'Gehoben',
      4: 'Sehr gehoben',
    },
  },
} satisfies SettingsTexts;
