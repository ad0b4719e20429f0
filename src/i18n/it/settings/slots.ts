import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gli ordini già programmati mantengono il loro orario.',
  field: {
    slot_minutes: 'Durata di una fascia',
    slot_lead_minutes: 'Anticipo minimo',
    slot_days_ahead: 'Giorni in anticipo',
    slot_orders_max: 'Massimo di ordini per fascia',
  },
  help: {
    slot_lead_minutes: '0: fino all’ultimo momento.',
    slot_days_ahead: '0: solo oggi.',
    slot_orders_max: 'Consegne e ritiri insieme. Lascia vuoto per non limitare.',
  },
} satisfies SettingsTexts;
