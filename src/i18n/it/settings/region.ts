import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale da subito. Importi e distanze nelle altre impostazioni non vengono convertiti: controlla costi e minimi.',
  field: {
    timezone: 'Fuso orario',
    currency: 'Valuta',
    is_distance_unit_mile: 'Distanze in miglia',
    day_starts_at: 'La giornata di lavoro inizia alle',
  },
  day: {
    detail:
      'Tabelloni, storico, totali, esportazioni e offerte senza orari seguono le giornate di lavoro. Una modifica vale anche per gli ordini precedenti. Orari di apertura e festività seguono il calendario.',
    before: 'Un ordine di sabato alle %{time} conta per venerdì.',
    same: 'Un ordine di sabato alle %{time} conta per sabato.',
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
