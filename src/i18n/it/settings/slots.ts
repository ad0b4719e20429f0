import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Quelli già programmati mantengono il loro orario.',
  field: {
    slot_minutes: 'Durata di una fascia',
    slot_lead_minutes: 'Anticipo minimo',
    slot_days_ahead: 'Giorni di anticipo al massimo',
    slot_orders_max: 'Massimo di ordini per fascia',
  },
  help: {
    slot_lead_minutes: 'Inserisci 0 per accettare ordini fino all’ultimo minuto.',
    slot_days_ahead: 'Inserisci 0 per accettare solo ordini per oggi.',
    slot_orders_max: 'Consegne e asporti insieme. Lascia vuoto per non porre limiti.',
  },
} satisfies SettingsTexts;
