import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni. Quelle già fatte mantengono la loro fine.',
  field: {
    booking_stays: 'Quanto dura una prenotazione',
    booking_reset_minutes: 'Tempo tra due gruppi',
  },
  help: {
    booking_stays: 'In base al numero di coperti. L’ultima riga vale anche per gruppi più grandi.',
    booking_reset_minutes: 'Per sparecchiare e apparecchiare.',
  },
  learned: {
    title: 'Quanto si sono fermati i clienti',
    detail: 'Dall’arrivo al completamento, negli ultimi 180 giorni.',
    afternoon: 'Tavoli da %{persons}, prima delle 17:',
    evening: 'Tavoli da %{persons}, dalle 17:',
    stayed: 'la metà è rimasta al massimo %{median}, quattro su cinque al massimo %{most} (tavoli: %{parties})',
    adopt: 'Usa %{minutes}',
  },
  row: {
    persons_max: 'Coperti al massimo',
    minutes: 'Minuti',
    number: 'Durata %{number}',
    add: 'Aggiungi durata',
    remove: 'Elimina la durata %{number}',
    text: 'fino a %{persons} coperti: %{span}',
  },
} satisfies SettingsTexts;
