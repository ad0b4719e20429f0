import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale da subito per i nuovi ordini. Se riguarda ordini programmati, chiediamo per ciascuno.',
  field: {
    opening_hours: 'Orari di tutti i tipi di ordine',
    order_type_hours: 'Orari di un tipo di ordine',
  },
  same: 'Tutti i tipi',
  last_now: 'Oggi gli ordini immediati si accettano fino alle %{closes}; l’ultima fascia è alle %{slot}.',
  last_now_only:
    'Oggi gli ordini immediati si accettano fino alle %{closes}. Non ci sono fasce: un ordine richiede più tempo della durata dell’apertura.',
  closed_now: 'Oggi il locale è chiuso.',
} satisfies SettingsTexts;
