import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'Die Testphase von %{store} endet am %{day}',
    lines: [
      'Die Testphase von %{store} endet am %{day}. Ab diesem Tag kann der Betrieb keine neuen Bestellungen mehr annehmen.',
      'Wählen Sie vorher einen Tarif. Den genauen Betrag und Tag sehen Sie, bevor Sie zustimmen:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Rechnung %{number} für %{store}: %{amount}',
    lines: [
      'Die Rechnung %{number} für das Abonnement von %{store} wurde ausgestellt: %{amount}.',
      'Hier können Sie sie ansehen und als PDF herunterladen:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Die Zahlung für %{store} ist fehlgeschlagen',
    lines: [
      'Der Betrag der Rechnung %{number} für %{store} (%{amount}) konnte nicht von Ihrer Karte abgebucht werden.',
      'Bis zum %{day} funktioniert alles wie gewohnt. Bezahlen Sie vorher mit dieser oder einer anderen Karte:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} ist gesperrt, bis Sie bezahlen',
    lines: [
      '%{store} ist seit dem %{day} gesperrt, weil es kein bezahltes Abonnement gibt. Laufende Bestellungen können Sie noch abschließen.',
      'Hier geht es sofort weiter:',
      '%{link}',
    ],
  },
};
