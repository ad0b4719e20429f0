import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Das Bargeld konnte nicht geladen werden.',
  held: 'Bargeld bei Kurieren',
  hand_in: {
    action: 'Abgeben',
    open: '%{name}: %{amount} abgeben',
    title: 'Bargeld von %{name}',
    confirm: '%{amount} abgeben',
    done: 'Abgegeben von %{name}: %{amount}',
    changed:
      'Inzwischen wurde eine Bestellung beendet, dadurch hat sich der erwartete Betrag geändert. Zählen Sie noch einmal.',
  },
  expected: 'Erwartet',
  counted: 'Gezählt',
  difference: 'Differenz',
  exact: 'Stimmt genau',
  missing: '%{amount} fehlen',
  extra: '%{amount} zu viel',
  left: '%{amount} bleiben beim Kurier',
  part: 'Nur ein Teil: Der Rest kommt später',
  reason: {
    label: 'Grund für die Differenz',
    change: 'Falsches Wechselgeld',
    tip: 'Trinkgeld',
    expense: 'Etwas bezahlt',
    lost: 'Verloren',
  },
  handovers: 'Zuletzt abgegeben',
  person: 'Kurier',
  counted_by: 'Gezählt von',
  none: 'Keine',
  empty: {
    title: 'Kein Bargeld abzugeben',
    detail: 'Bargeld, das Kuriere von Kunden annehmen, erscheint hier.',
  },
};
