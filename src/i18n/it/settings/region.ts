import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale da subito. Importi e distanze nelle altre impostazioni non vengono convertiti: controlla costi e minimi.',
  field: {
    timezone: 'Fuso orario',
    currency: 'Valuta',
    is_distance_unit_mile: 'Distanze in miglia',
  },
  blocked: 'Non si può più cambiare, perché il locale ha già %{what}.',
  owner_only: 'Solo il titolare può cambiarlo.',
  blocker: {
    orders: 'ordini',
    items: 'prodotti',
    offers: 'offerte',
    areas: 'zone di consegna con un costo specifico',
  },
} satisfies SettingsTexts;
