import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni. Una prenotazione mantiene il costo con cui è stata fatta.',
  field: {
    booking_fee_amount: 'Costo di prenotazione',
    booking_fee_per: 'Si applica',
    booking_fee_is_off_the_bill: 'Scala il costo dal conto',
    booking_fee_due_within: 'Da pagare entro',
    booking_fee_after_no_shows: 'Solo dopo mancate presentazioni',
  },
  help: {
    booking_fee_amount: 'Chi prenota online lo paga con carta. Inserisci 0 per non chiedere nulla.',
    booking_fee_is_off_the_bill: 'Se disattivato, si aggiunge al conto.',
    booking_fee_due_within:
      'Se il cliente non paga in tempo, la prenotazione viene annullata e il tavolo torna libero.',
    booking_fee_after_no_shows:
      'Lo paga solo chi non si è presentato almeno tante volte. Inserisci 0 per chiederlo a tutti.',
  },
  choice: { booking_fee_per: { booking: 'Per prenotazione', person: 'A persona' } },
  summary: { title: 'Che cosa leggono i clienti' },
  sentence: {
    none: 'Prenotare è gratuito.',
    pay: 'Paga %{fee} con carta entro %{time} dalla prenotazione. Altrimenti la prenotazione viene annullata.',
    deposit: 'Chiediamo un acconto perché non ti sei presentato a una prenotazione precedente.',
    off_the_bill: 'L’importo viene scalato dal conto.',
    kept: 'L’importo si aggiunge al conto.',
    returned: 'Se annulli, ti restituiamo quanto resta dopo il costo di annullamento.',
    booking: '%{amount} per prenotazione',
    person: '%{amount} a persona',
  },
} satisfies SettingsTexts;
