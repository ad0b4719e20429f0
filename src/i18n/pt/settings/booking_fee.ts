import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas. Uma reserva mantém a taxa com que foi feita.',
  field: {
    booking_fee_amount: 'Taxa de reserva',
    booking_fee_per: 'Aplica-se',
    booking_fee_is_off_the_bill: 'Descontar a taxa da conta',
    booking_fee_due_within: 'A pagar em até',
    booking_fee_after_no_shows: 'Só após não comparecer',
  },
  help: {
    booking_fee_amount: 'Quem reserva online paga com cartão. Com 0, não há taxa.',
    booking_fee_is_off_the_bill: 'Se desativado, ela é somada à conta.',
    booking_fee_due_within: 'Se o cliente não pagar a tempo, a reserva é cancelada e a mesa é liberada.',
    booking_fee_after_no_shows: 'Só paga quem não compareceu pelo menos esse número de vezes. Com 0, todos pagam.',
  },
  choice: { booking_fee_per: { booking: 'Por reserva', person: 'Por pessoa' } },
  summary: { title: 'O que os clientes leem' },
  sentence: {
    none: 'Reservar não custa nada.',
    pay: 'Pague %{fee} com cartão em até %{time} após a reserva. Senão, sua reserva será cancelada.',
    deposit: 'Pedimos um sinal porque você não compareceu a uma reserva anterior.',
    off_the_bill: 'O valor é descontado da sua conta.',
    kept: 'O valor é somado à sua conta.',
    returned: 'Se você cancelar, devolvemos o que sobrar depois da taxa de cancelamento.',
    booking: '%{amount} por reserva',
    person: '%{amount} por pessoa',
  },
} satisfies SettingsTexts;
