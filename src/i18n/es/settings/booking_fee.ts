import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas. Una reserva conserva el cargo con el que se hizo.',
  field: {
    booking_fee_amount: 'Cargo por reserva',
    booking_fee_per: 'Se aplica',
    booking_fee_is_off_the_bill: 'Descontar el cargo de la cuenta',
    booking_fee_due_within: 'Plazo para pagar',
    booking_fee_after_no_shows: 'Solo tras no presentarse',
  },
  help: {
    booking_fee_amount: 'Quien reserva por internet lo paga con tarjeta. Escribe 0 para no cobrar nada.',
    booking_fee_is_off_the_bill: 'Si está desactivado, se suma a la cuenta.',
    booking_fee_due_within: 'Si no se paga a tiempo, la reserva se cancela y la mesa vuelve a estar libre.',
    booking_fee_after_no_shows:
      'Solo lo paga quien no se presentó al menos estas veces. Escribe 0 para pedirlo a todos.',
  },
  choice: { booking_fee_per: { booking: 'Por reserva', person: 'Por persona' } },
  summary: { title: 'Lo que leen los comensales' },
  sentence: {
    none: 'Reservar es gratis.',
    pay: 'Paga %{fee} con tarjeta en un plazo de %{time} desde la reserva. Si no, tu reserva se cancela.',
    deposit: 'Te pedimos un depósito porque no te presentaste a una reserva anterior.',
    off_the_bill: 'El importe se descuenta de tu cuenta.',
    kept: 'El importe se suma a tu cuenta.',
    returned: 'Si cancelas, te devolvemos lo que quede tras el cargo por cancelación.',
    booking: '%{amount} por reserva',
    person: '%{amount} por persona',
  },
} satisfies SettingsTexts;
