import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Meldingen',
  explain: 'Dit apparaat kan je nieuwe bestellingen en annuleringen melden, ook als Storedesk gesloten is.',
  turn_on: 'Aanzetten',
  not_now: 'Niet nu',
  is_on: 'Staan aan op dit apparaat',
  registering: 'Wordt aangezet…',
  unreached:
    'Hier toegestaan, maar dit apparaat kon niet worden aangemeld. Als Storedesk gesloten is, wordt er niets gemeld.',
  retry: 'Opnieuw proberen',
  blocked: 'Geblokkeerd door de browser. Sta meldingen voor dit adres toe in de instellingen ervan.',
  failed: 'De meldingen konden niet worden aangezet. Probeer het later opnieuw.',
  offer_title: 'Bestellingen horen als Storedesk gesloten is?',
  offer_detail:
    'Dit apparaat meldt je dan nieuwe bestellingen en annuleringen. Je kunt het later ook aanzetten, bij de bel.',
  waiting: 'De bestelling uit de melding',
};
