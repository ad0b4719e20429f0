import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Da subito. Importi e distanze nelle altre impostazioni mantengono i loro numeri: poi controlla costi e minimi.',
  field: {
    timezone: 'Fuso orario',
    currency: 'Valuta',
    is_distance_unit_mile: 'Distanze in miglia',
  },
  blocked: 'Non si può più cambiare, perché ci sono già: %{what}.',
  owner_only: 'Solo il titolare può cambiarlo.',
  blocker: {
    orders: 'ordini',
    items: 'articoli',
    offers: 'offerte',
    areas: 'zone di consegna con un proprio costo',
  },
} satisfies SettingsTexts;
