import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Impossibile caricare i contanti.',
  held: 'Contanti presso i rider',
  hand_in: {
    action: 'Consegna',
    open: '%{name}: consegna %{amount}',
    title: 'Contanti di %{name}',
    confirm: 'Consegna %{amount}',
    done: 'Consegnati da %{name}: %{amount}',
    changed: 'Un ordine si è appena concluso e l’importo previsto è cambiato. Conta di nuovo.',
  },
  expected: 'Previsto',
  counted: 'Contato',
  difference: 'Differenza',
  exact: 'Conto esatto',
  missing: 'Mancano %{amount}',
  extra: '%{amount} in più',
  left: '%{amount} restano presso il rider',
  part: 'Solo una parte: la parte rimanente arriva dopo',
  reason: {
    label: 'Motivo della differenza',
    change: 'Resto sbagliato',
    tip: 'Mancia',
    expense: 'Acquisto',
    lost: 'Contanti smarriti',
  },
  handovers: 'Ultime consegne di contanti',
  person: 'Rider',
  counted_by: 'Contati da',
  none: 'Nessuna',
  empty: {
    title: 'Nessun contante da consegnare',
    detail: 'Qui compaiono i contanti che i rider ricevono dai clienti.',
  },
};
