import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono subito le modifiche. Gli ordini aperti mantengono il loro indirizzo.',
  section: {
    about: 'Il locale',
    place: 'Indirizzo',
    contact: 'Contatti per i clienti',
  },
  field: {
    name: 'Nome',
    description: 'Descrizione',
    tags: 'Parole chiave',
    price_rating: 'Fascia di prezzo',
    address: 'Indirizzo',
    location: 'Latitudine e longitudine',
    contact_phone: 'Telefono',
    contact_country_phone_code: 'Prefisso',
    contact_email: 'Email',
    website: 'Sito web',
  },
  help: {
    tags: 'Parole con cui i clienti ti trovano. Premi Invio dopo ognuna.',
    location: 'Da qui si misurano le distanze di consegna.',
    contact_phone: 'I clienti non vedono il telefono e l’email con cui accedi.',
  },
  map: {
    title: 'Sulla mappa',
    detail: 'Tocca dove si trova il locale o scrivi sopra le coordinate.',
  },
  choice: {
    price_rating: {
      1: 'Economico',
      2: 'Medio',
      3: 'Alto',
      4: 'Molto alto',
    },
  },
} satisfies SettingsTexts;
