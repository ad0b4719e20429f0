import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Meldingen',
  explain:
    'Dit apparaat kan je nieuwe bestellingen, annuleringen en lage beoordelingen melden, ook als Storedesk gesloten is.',
  turn_on: 'Aanzetten',
  is_on: 'Staan aan op dit apparaat',
  registering: 'Wordt aangezet…',
  unreached:
    'Toegestaan, maar dit apparaat kon niet worden geregistreerd. Je krijgt geen meldingen als Storedesk gesloten is.',
  blocked: 'Geblokkeerd door de browser. Sta meldingen voor deze site toe in de browserinstellingen.',
  failed: 'De meldingen konden niet worden aangezet. Probeer het later opnieuw.',
  offer: 'Meldingen over bestellingen krijgen, ook als Storedesk gesloten is?',
  waiting: 'Je hebt op een melding getikt',
};
