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
    title: 'Quanto sono rimasti',
    detail: 'Dall’arrivo alla fine, negli ultimi 180 giorni.',
    afternoon: 'Tavoli da %{persons}, prima delle 17:',
    evening: 'Tavoli da %{persons}, dalle 17:',
    stayed: 'metà è rimasta fino a %{median}, quattro su cinque fino a %{most} (gruppi: %{parties})',
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
