import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien wijzigingen meteen. Openstaande bestellingen houden hun adres.',
  section: {
    about: 'Over de zaak',
    place: 'Adres',
    contact: 'Contact voor klanten',
  },
  field: {
    name: 'Naam',
    description: 'Omschrijving',
    tags: 'Trefwoorden',
    price_rating: 'Prijsniveau',
    address: 'Adres',
    location: 'Breedte- en lengtegraad',
    contact_phone: 'Telefoon',
    contact_country_phone_code: 'Landnummer',
    contact_email: 'E-mail',
    website: 'Website',
  },
  help: {
    tags: 'Woorden waarmee klanten je vinden. Druk na elk woord op Enter.',
    location: 'Vanaf hier wordt de bezorgafstand gemeten.',
    contact_phone: 'Het telefoonnummer en het e-mailadres waarmee je inlogt, zien klanten niet.',
  },
  map: {
    title: 'Op de kaart',
    detail: 'Tik waar de zaak is of vul hierboven de coördinaten in.',
  },
  choice: {
    price_rating: {
      1: 'Voordelig',
      2: 'Gemiddeld',
      3: 'Duur',
      4: 'Zeer duur',
    },
  },
} satisfies SettingsTexts;
