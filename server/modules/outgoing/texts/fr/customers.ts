import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Votre table chez %{store} est réservée',
    lines: [
      'Votre table chez %{store} est réservée.',
      '%{at} – couverts\u202F: %{persons}',
      'Vous pouvez consulter, modifier ou annuler votre réservation ici\u202F:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Frais de réservation à payer pour votre table chez %{store}',
    lines: [
      'Vous avez une table chez %{store}.',
      '%{at} – couverts\u202F: %{persons}',
      'Veuillez payer les frais de réservation de %{fee} avant le %{due}. Sinon, votre table sera libérée. Vous pouvez payer ici, et aussi modifier ou annuler votre réservation\u202F:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Rappel\u202F: votre table chez %{store}',
    lines: [
      'Vous avez une table chez %{store}.',
      '%{at} – couverts\u202F: %{persons}',
      'Merci de confirmer votre venue. Vous pouvez aussi modifier ou annuler votre réservation ici\u202F:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Votre réservation chez %{store} a été modifiée',
    lines: [
      'Votre réservation chez %{store} a été modifiée. Voici la nouvelle\u202F:',
      '%{at} – couverts\u202F: %{persons}',
      'Si cela ne vous convient pas, vous pouvez la modifier ou l’annuler ici\u202F:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Votre réservation chez %{store} a été annulée',
    lines: [
      'Malheureusement, %{store} a dû annuler votre réservation\u202F:',
      '%{at} – couverts\u202F: %{persons}',
      'Nous en sommes désolés et espérons vous accueillir une autre fois.',
    ],
  },
  booking_released: {
    subject: 'Votre table chez %{store} a été libérée',
    lines: [
      '%{store} a libéré votre table, car les frais de réservation de %{fee} n’ont pas été payés à temps\u202F:',
      '%{at} – couverts\u202F: %{persons}',
      'Si vous souhaitez toujours venir, veuillez réserver à nouveau.',
    ],
  },
  review_reply: {
    subject: '%{store} a répondu à votre avis',
    lines: ['%{store} a répondu à votre avis sur la commande %{number}\u202F:', '%{reply}'],
  },
};
