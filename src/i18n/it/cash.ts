import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Impossibile\u00A0caricare\u00A0i\u00A0contanti.',
  held: 'Contanti\u00A0dei\u00A0rider',
  hand_in: {
    action: 'Consegna',
    open: '%{name}:\u00A0consegna\u00A0%{amount}',
    title: 'Contanti\u00A0di\u00A0%{name}',
    confirm: 'Consegna\u00A0%{amount}',
    done: 'Consegnati\u00A0da\u00A0%{name}:\u00A0%{amount}',
    changed:
      'Un\u00A0ordine\u00A0si\u00A0è\u00A0appena\u00A0concluso\u00A0e\u00A0l’importo\u00A0atteso\u00A0è\u00A0cambiato.\u00A0Conta\u00A0di\u00A0nuovo.',
  },
  expected: 'Atteso',
  counted: 'Contato',
  difference: 'Differenza',
  exact: 'Conto\u00A0esatto',
  missing: 'Mancano\u00A0%{amount}',
  extra: '%{amount}\u00A0in\u00A0più',
  left: '%{amount}\u00A0restano\u00A0al\u00A0rider',
  part: 'Solo\u00A0una\u00A0parte:\u00A0il\u00A0resto\u00A0arriva\u00A0dopo',
  reason: {
    label: 'Motivo\u00A0della\u00A0differenza',
    change: 'Resto\u00A0sbagliato',
    tip: 'Mancia',
    expense: 'Ha\u00A0pagato\u00A0qualcosa',
    lost: 'Persi',
  },
  handovers: 'Ultime\u00A0consegne\u00A0di\u00A0contanti',
  person: 'Rider',
  counted_by: 'Contati\u00A0da',
  none: 'Nessuna',
  empty: {
    title: 'Nessun\u00A0contante\u00A0da\u00A0consegnare',
    detail: 'Qui\u00A0compaiono\u00A0i\u00A0contanti\u00A0che\u00A0i\u00A0rider\u00A0ricevono\u00A0dai\u00A0clienti.',
  },
};
