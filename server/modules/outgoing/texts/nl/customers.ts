import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Je tafel bij %{store} is gereserveerd',
    lines: [
      'Je tafel bij %{store} is gereserveerd.',
      '%{at} – gasten: %{persons}',
      'Hier kun je je reservering bekijken, wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Betaal de reserveringskosten voor je tafel bij %{store}',
    lines: [
      'Je hebt een tafel bij %{store}.',
      '%{at} – gasten: %{persons}',
      'Betaal de reserveringskosten van %{fee} voor %{due}. Anders wordt je tafel weer vrijgegeven. Hier kun je betalen, en je reservering ook wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Herinnering: je tafel bij %{store}',
    lines: [
      'Je hebt een tafel bij %{store}.',
      '%{at} – gasten: %{persons}',
      'Bevestig dat je komt. Je kunt je reservering hier ook wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Je reservering bij %{store} is gewijzigd',
    lines: [
      'Je reservering bij %{store} is gewijzigd. Zo is het nu:',
      '%{at} – gasten: %{persons}',
      'Komt dat niet uit? Hier kun je je reservering wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Je reservering bij %{store} is geannuleerd',
    lines: [
      'Helaas heeft %{store} je reservering moeten annuleren:',
      '%{at} – gasten: %{persons}',
      'Het spijt ons. We hopen je een andere keer te zien.',
    ],
  },
  booking_released: {
    subject: 'Je tafel bij %{store} is vrijgegeven',
    lines: [
      '%{store} heeft je tafel vrijgegeven, omdat de reserveringskosten van %{fee} niet op tijd zijn betaald:',
      '%{at} – gasten: %{persons}',
      'Wil je nog steeds komen? Reserveer dan opnieuw.',
    ],
  },
  review_reply: {
    subject: '%{store} heeft op je beoordeling gereageerd',
    lines: ['%{store} heeft gereageerd op je beoordeling van bestelling %{number}:', '%{reply}'],
  },
};
