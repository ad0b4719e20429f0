import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen. Een reservering houdt de kosten waarmee ze is gemaakt.',
  field: {
    booking_fee_amount: 'Reserveringskosten',
    booking_fee_per: 'Geldt',
    booking_fee_is_off_the_bill: 'Kosten van de rekening aftrekken',
    booking_fee_due_within: 'Te betalen binnen',
    booking_fee_after_no_shows: 'Alleen na no-shows',
  },
  help: {
    booking_fee_amount: 'Wie online reserveert, betaalt ze met kaart. Vul 0 in om niets te vragen.',
    booking_fee_is_off_the_bill: 'Uitgeschakeld komen ze boven op de rekening.',
    booking_fee_due_within:
      'Betaalt een gast niet op tijd, dan wordt de reservering geannuleerd en is de tafel weer vrij.',
    booking_fee_after_no_shows: 'Alleen gasten met minstens zoveel no-shows betalen ze. Met 0 betaalt iedereen.',
  },
  choice: { booking_fee_per: { booking: 'Per reservering', person: 'Per persoon' } },
  summary: { title: 'Wat gasten lezen' },
  sentence: {
    none: 'Reserveren is gratis.',
    pay: 'Betaal %{fee} met kaart binnen %{time} na het reserveren. Anders wordt je reservering geannuleerd.',
    deposit: 'We vragen een aanbetaling omdat je bij een eerdere reservering niet bent gekomen.',
    off_the_bill: 'Het bedrag gaat van je rekening af.',
    kept: 'Het bedrag komt boven op je rekening.',
    returned: 'Als je annuleert, krijg je terug wat er na de annuleringskosten overblijft.',
    booking: '%{amount} per reservering',
    person: '%{amount} per persoon',
  },
} satisfies SettingsTexts;
