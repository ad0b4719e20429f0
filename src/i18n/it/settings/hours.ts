import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Se riguarda ordini programmati, decidi tu per ciascuno.',
  field: {
    opening_hours: 'Orari di tutti i tipi di ordine',
    order_type_hours: 'Orari di un tipo di ordine',
  },
  same: 'Tutti i tipi',
  last_now: 'Ultimi ordini di oggi: immediati fino alle %{closes}, programmati fino alle %{slot}.',
  last_now_only:
    'Oggi gli ordini immediati si accettano fino alle %{closes}. Non ci sono orari per più tardi, perché un ordine richiede più tempo di quanto il locale resta aperto.',
  closed_now: 'Oggi il locale è chiuso.',
} satisfies SettingsTexts;
