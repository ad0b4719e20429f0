import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Wijzigingen gelden alleen voor nieuwe zoekacties.',
  field: {
    auto_assign: 'Wanneer we een bezorger gaan zoeken',
    offer_seconds: 'Antwoordtijd in seconden',
    search_radius: 'Zoekradius',
  },
  help: {
    offer_seconds: 'Daarna wordt de volgende bezorger gevraagd.',
    search_radius:
      'Wie verder van de zaak is, wordt niet gevraagd. Wie geen bekende locatie heeft, wordt als laatste gevraagd. Laat leeg voor onbeperkt.',
  },
  choice: {
    auto_assign: {
      off: 'Alleen als je het zelf start',
      accepted: 'Zodra een bestelling is geaccepteerd',
      ready: 'Zodra het eten klaar is',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Je wijst elke bestelling zelf toe of start zelf het zoeken.',
      accepted:
        'We zoeken terwijl de keuken werkt, zodat er op tijd iemand is. Bij ingeplande bestellingen begint het zoeken als de keuken begint.',
      ready: 'Niemand wacht op eten dat nog niet klaar is, maar het eten staat misschien even te wachten.',
    },
  },
} satisfies SettingsTexts;
