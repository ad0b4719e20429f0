import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Das\u00A0Bargeld\u00A0konnte\u00A0nicht\u00A0geladen\u00A0werden.',
  held: 'Bargeld\u00A0bei\u00A0Kurieren',
  hand_in: {
    action: 'Abgeben',
    open: '%{name}:\u00A0%{amount}\u00A0abgeben',
    title: 'Bargeld\u00A0von\u00A0%{name}',
    confirm: '%{amount}\u00A0abgeben',
    done: 'Abgegeben\u00A0von\u00A0%{name}:\u00A0%{amount}',
    changed:
      'Gerade\u00A0wurde\u00A0eine\u00A0Bestellung\u00A0abgeschlossen,\u00A0und\u00A0der\u00A0erwartete\u00A0Betrag\u00A0hat\u00A0sich\u00A0geändert.\u00A0Bitte\u00A0zählen\u00A0Sie\u00A0noch\u00A0einmal.',
  },
  expected: 'Erwartet',
  counted: 'Gezählt',
  difference: 'Differenz',
  exact: 'Stimmt\u00A0genau',
  missing: '%{amount}\u00A0fehlen',
  extra: '%{amount}\u00A0zu\u00A0viel',
  left: '%{amount}\u00A0bleiben\u00A0beim\u00A0Kurier',
  part: 'Nur\u00A0ein\u00A0Teil:\u00A0Der\u00A0Rest\u00A0kommt\u00A0später',
  reason: {
    label: 'Grund\u00A0für\u00A0die\u00A0Differenz',
    change: 'Falsches\u00A0Wechselgeld',
    tip: 'Trinkgeld',
    expense: 'Etwas\u00A0bezahlt',
    lost: 'Verloren',
  },
  handovers: 'Letzte\u00A0Abgaben',
  person: 'Kurier',
  counted_by: 'Gezählt\u00A0von',
  none: 'Keine',
  empty: {
    title: 'Kein\u00A0Bargeld\u00A0abzugeben',
    detail: 'Bargeld,\u00A0das\u00A0Kuriere\u00A0von\u00A0Kunden\u00A0annehmen,\u00A0erscheint\u00A0hier.',
  },
};
