import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Het\u00A0contante\u00A0geld\u00A0kon\u00A0niet\u00A0worden\u00A0geladen.',
  held: 'Contant\u00A0bij\u00A0bezorgers',
  hand_in: {
    action: 'Inleveren',
    open: '%{name}:\u00A0%{amount}\u00A0inleveren',
    title: 'Contant\u00A0geld\u00A0van\u00A0%{name}',
    confirm: '%{amount}\u00A0inleveren',
    done: 'Ingeleverd\u00A0door\u00A0%{name}:\u00A0%{amount}',
    changed:
      'Er\u00A0is\u00A0net\u00A0een\u00A0bestelling\u00A0afgerond,\u00A0waardoor\u00A0het\u00A0verwachte\u00A0bedrag\u00A0is\u00A0veranderd.\u00A0Tel\u00A0opnieuw.',
  },
  expected: 'Verwacht',
  counted: 'Geteld',
  difference: 'Verschil',
  exact: 'Klopt\u00A0precies',
  missing: '%{amount}\u00A0te\u00A0weinig',
  extra: '%{amount}\u00A0te\u00A0veel',
  left: '%{amount}\u00A0blijft\u00A0bij\u00A0de\u00A0bezorger',
  part: 'Alleen\u00A0een\u00A0deel:\u00A0de\u00A0rest\u00A0komt\u00A0later',
  reason: {
    label: 'Reden\u00A0van\u00A0het\u00A0verschil',
    change: 'Verkeerd\u00A0wisselgeld',
    tip: 'Fooi',
    expense: 'Iets\u00A0betaald',
    lost: 'Kwijt',
  },
  handovers: 'Laatste\u00A0keren\u00A0ingeleverd',
  person: 'Bezorger',
  counted_by: 'Geteld\u00A0door',
  none: 'Geen',
  empty: {
    title: 'Geen\u00A0contant\u00A0geld\u00A0in\u00A0te\u00A0leveren',
    detail: 'Contant\u00A0geld\u00A0dat\u00A0bezorgers\u00A0van\u00A0klanten\u00A0aannemen,\u00A0verschijnt\u00A0hier.',
  },
};
