import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'Il periodo di prova di %{store} termina il %{day}',
    lines: [
      'Il periodo di prova di %{store} termina il %{day}. Da quel giorno il locale non potrà più ricevere nuovi ordini.',
      'Scegli un piano prima di quel giorno. Vedrai in anticipo l’importo e la data esatti:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Fattura %{number} di %{store}: %{amount}',
    lines: [
      'È stata emessa la fattura %{number} per l’abbonamento di %{store}: %{amount}.',
      'Puoi vederla e scaricarla in PDF qui:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Il pagamento per %{store} non è riuscito',
    lines: [
      'Non è stato possibile addebitare sulla tua carta la fattura %{number} di %{store} (%{amount}).',
      'Tutto continua a funzionare fino al %{day}. Prima di allora, paga con questa o con un’altra carta:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} è bloccato fino al pagamento',
    lines: [
      '%{store} è bloccato dal %{day} perché non ha un abbonamento pagato. Puoi ancora completare gli ordini già ricevuti.',
      'Qui puoi riprendere subito:',
      '%{link}',
    ],
  },
};
