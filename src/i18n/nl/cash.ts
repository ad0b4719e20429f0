import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Het contante geld kon niet worden geladen.',
  held: 'Contant geld bij bezorgers',
  hand_in: {
    action: 'Inleveren',
    open: '%{name}: %{amount} inleveren',
    title: 'Contant geld van %{name}',
    confirm: '%{amount} inleveren',
    done: 'Ingeleverd door %{name}: %{amount}',
    changed: 'Er is intussen een bestelling afgelopen, waardoor het verwachte bedrag is veranderd. Tel opnieuw.',
  },
  expected: 'Verwacht',
  counted: 'Geteld',
  difference: 'Verschil',
  exact: 'Klopt precies',
  missing: '%{amount} te weinig',
  extra: '%{amount} te veel',
  left: '%{amount} blijft bij de bezorger',
  part: 'Alleen een deel: de rest komt later',
  reason: {
    label: 'Reden van het verschil',
    change: 'Verkeerd wisselgeld',
    tip: 'Fooi',
    expense: 'Iets betaald',
    lost: 'Kwijt',
  },
  handovers: 'Laatst ingeleverd',
  person: 'Bezorger',
  counted_by: 'Geteld door',
  none: 'Geen',
  empty: {
    title: 'Geen contant geld in te leveren',
    detail: 'Contant geld dat bezorgers van klanten aannemen, verschijnt hier.',
  },
};
