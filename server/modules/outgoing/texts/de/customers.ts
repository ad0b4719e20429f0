import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Ihr Tisch bei %{store} ist reserviert',
    lines: [
      'Ihr Tisch bei %{store} ist reserviert.',
      '%{at} – Gäste: %{persons}',
      'Hier können Sie Ihre Reservierung ansehen, ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Bitte zahlen Sie die Reservierungsgebühr für Ihren Tisch bei %{store}',
    lines: [
      'Sie haben einen Tisch bei %{store}.',
      '%{at} – Gäste: %{persons}',
      'Bitte zahlen Sie die Reservierungsgebühr von %{fee} bis %{due}. Sonst wird Ihr Tisch wieder freigegeben. Hier können Sie zahlen und Ihre Reservierung auch ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Erinnerung: Ihr Tisch bei %{store}',
    lines: [
      'Sie haben einen Tisch bei %{store}.',
      '%{at} – Gäste: %{persons}',
      'Bitte bestätigen Sie, dass Sie kommen. Hier können Sie Ihre Reservierung auch ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Ihre Reservierung bei %{store} wurde geändert',
    lines: [
      'Ihre Reservierung bei %{store} wurde geändert. Neu gilt:',
      '%{at} – Gäste: %{persons}',
      'Falls Ihnen das nicht passt, können Sie sie hier ändern oder stornieren:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Ihre Reservierung bei %{store} wurde storniert',
    lines: [
      'Leider musste %{store} Ihre Reservierung stornieren:',
      '%{at} – Gäste: %{persons}',
      'Das tut uns leid. Wir freuen uns, wenn Sie ein anderes Mal kommen.',
    ],
  },
  booking_released: {
    subject: 'Ihr Tisch bei %{store} wurde freigegeben',
    lines: [
      '%{store} hat Ihren Tisch freigegeben, weil die Reservierungsgebühr von %{fee} nicht rechtzeitig bezahlt wurde:',
      '%{at} – Gäste: %{persons}',
      'Wenn Sie weiterhin kommen möchten, reservieren Sie bitte noch einmal.',
    ],
  },
  review_reply: {
    subject: '%{store} hat auf Ihre Bewertung geantwortet',
    lines: ['%{store} hat auf Ihre Bewertung der Bestellung %{number} geantwortet:', '%{reply}'],
  },
};
