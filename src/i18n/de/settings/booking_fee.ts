import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen. Eine Reservierung behält die Gebühr, mit der sie gemacht wurde.',
  field: {
    booking_fee_amount: 'Reservierungsgebühr',
    booking_fee_per: 'Gilt',
    booking_fee_is_off_the_bill: 'Gebühr von der Rechnung abziehen',
    booking_fee_due_within: 'Zu zahlen innerhalb von',
    booking_fee_after_no_shows: 'Erst ab so vielen No-Shows',
  },
  help: {
    booking_fee_amount: 'Wer online reserviert, zahlt sie per Karte. 0 für keine Gebühr.',
    booking_fee_is_off_the_bill: 'Ausgeschaltet kommt sie zur Rechnung dazu.',
    booking_fee_due_within:
      'Zahlt ein Gast nicht rechtzeitig, wird die Reservierung storniert, und der Tisch ist wieder frei.',
    booking_fee_after_no_shows: 'Nur Gäste mit mindestens so vielen No-Shows zahlen sie. Mit 0 zahlen alle.',
  },
  choice: { booking_fee_per: { booking: 'Je Reservierung', person: 'Pro Person' } },
  summary: { title: 'Das lesen Gäste' },
  sentence: {
    none: 'Reservieren ist kostenlos.',
    pay: 'Bitte zahlen Sie %{fee} per Karte, spätestens %{time} nach der Reservierung. Sonst wird Ihre Reservierung storniert.',
    deposit: 'Wir bitten um eine Anzahlung, weil Sie zu einer früheren Reservierung nicht gekommen sind.',
    off_the_bill: 'Der Betrag wird von Ihrer Rechnung abgezogen.',
    kept: 'Der Betrag kommt zu Ihrer Rechnung dazu.',
    returned: 'Wenn Sie stornieren, bekommen Sie zurück, was nach Abzug der Stornogebühr bleibt.',
    booking: '%{amount} je Reservierung',
    person: '%{amount} pro Person',
  },
} satisfies SettingsTexts;
