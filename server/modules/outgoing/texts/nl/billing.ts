import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'De proefperiode van %{store} eindigt op %{day}',
    lines: [
      'De proefperiode van %{store} eindigt op %{day}. Vanaf die dag kan de zaak geen nieuwe bestellingen meer aannemen.',
      'Kies vóór die tijd een abonnement; je ziet eerst het exacte bedrag en de dag:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Factuur %{number} van %{store}: %{amount}',
    lines: [
      'Factuur %{number} voor het abonnement van %{store} is opgemaakt: %{amount}.',
      'Je kunt de factuur hier bekijken en als pdf downloaden:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'De betaling voor %{store} is mislukt',
    lines: [
      'Het bedrag van factuur %{number} van %{store} (%{amount}) kon niet van je kaart worden afgeschreven.',
      'Tot %{day} blijft alles werken. Betaal vóór die tijd met deze of een andere kaart:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} is geblokkeerd tot je betaalt',
    lines: [
      '%{store} is sinds %{day} geblokkeerd, omdat er geen betaald abonnement is. Bestellingen die je al hebt, kun je nog afronden.',
      'Hier kun je meteen verder:',
      '%{link}',
    ],
  },
};
