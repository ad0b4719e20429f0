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
      'Wie verder van de zaak is, wordt niet gevraagd. Wie geen bekende locatie heeft, komt als laatste. Leeg: geen grens.',
  },
  choice: {
    auto_assign: {
      off: 'Handmatig',
      accepted: 'Zodra een bestelling is geaccepteerd',
      ready: 'Zodra het eten klaar is',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Er gebeurt niets automatisch: je wijst elke bestelling zelf toe of start het zoeken.',
      accepted:
        'We zoeken terwijl de keuken werkt, zodat er op tijd iemand is. Bij ingeplande bestellingen begint het zoeken als de keuken begint.',
      ready: 'Niemand wacht op eten dat nog niet klaar is, maar het eten staat misschien even te wachten.',
    },
  },
} satisfies SettingsTexts;
