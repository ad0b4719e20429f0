import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'Das\u00A0Guthaben\u00A0konnte\u00A0nicht\u00A0geladen\u00A0werden.',
  list_failed: 'Die\u00A0Auszahlungen\u00A0konnten\u00A0nicht\u00A0geladen\u00A0werden.',
  available: 'Jetzt\u00A0verfügbar',
  available_detail:
    'So\u00A0viel\u00A0können\u00A0Sie\u00A0sich\u00A0auf\u00A0Ihr\u00A0Bankkonto\u00A0auszahlen\u00A0lassen.',
  held: 'Zurückgehalten',
  held_detail:
    'Sie\u00A0können\u00A0den\u00A0Betrag\u00A0anfordern,\u00A0sobald\u00A0Auszahlungen\u00A0wieder\u00A0möglich\u00A0sind.',
  requested: 'Angefordert',
  requested_detail: 'In\u00A0Anforderungen,\u00A0die\u00A0noch\u00A0nicht\u00A0ausgezahlt\u00A0sind.',
  balance: 'Guthaben',
  balance_detail: 'Was\u00A0die\u00A0Plattform\u00A0Ihnen\u00A0insgesamt\u00A0schuldet.',
  owed_detail:
    'Das\u00A0schulden\u00A0Sie\u00A0der\u00A0Plattform.\u00A0Es\u00A0wird\u00A0von\u00A0Ihren\u00A0nächsten\u00A0Einnahmen\u00A0abgezogen.',
  cash: 'Noch\u00A0abzugebendes\u00A0Bargeld',
  cash_detail: 'Die\u00A0Kuriere\u00A0haben\u00A0es.\u00A0Es\u00A0gehört\u00A0nicht\u00A0zum\u00A0Guthaben.',
  hold: 'Auszahlungen\u00A0werden\u00A0bis\u00A0%{time}\u00A0zurückgehalten\u00A0(noch\u00A0%{span}),\u00A0weil\u00A0Bankverbindung\u00A0oder\u00A0Inhaber\u00A0geändert\u00A0wurden.',
  frozen:
    'Auszahlungen\u00A0sind\u00A0seit\u00A0%{time}\u00A0gesperrt,\u00A0weil\u00A0eine\u00A0unbefugte\u00A0Änderung\u00A0der\u00A0Bankverbindung\u00A0gemeldet\u00A0wurde.\u00A0Wenden\u00A0Sie\u00A0sich\u00A0an\u00A0die\u00A0Plattform.',
  amount: 'Betrag',
  request: {
    action: 'Auszahlung\u00A0anfordern',
    title: 'Auszahlung\u00A0anfordern',
    available: 'Jetzt\u00A0verfügbar:\u00A0%{amount}',
    detail: 'Ausgezahlt\u00A0wird\u00A0auf\u00A0das\u00A0Bankkonto\u00A0im\u00A0Profil\u00A0des\u00A0Inhabers.',
    confirm: 'Auszahlung\u00A0anfordern',
    too_much:
      'Das\u00A0ist\u00A0mehr,\u00A0als\u00A0Sie\u00A0jetzt\u00A0anfordern\u00A0können.\u00A0Geben\u00A0Sie\u00A0einen\u00A0niedrigeren\u00A0Betrag\u00A0ein.',
    hold: 'Auszahlungen\u00A0werden\u00A0zurückgehalten.\u00A0Zurzeit\u00A0kann\u00A0nichts\u00A0angefordert\u00A0werden.',
    frozen: 'Auszahlungen\u00A0sind\u00A0gesperrt.\u00A0Zurzeit\u00A0kann\u00A0nichts\u00A0angefordert\u00A0werden.',
  },
  requests: 'Anforderungen',
  cancel: {
    action: 'Anforderung\u00A0zurückziehen',
    title: 'Diese\u00A0Anforderung\u00A0zurückziehen?',
    detail:
      '%{amount}\u00A0bleiben\u00A0in\u00A0Ihrem\u00A0Guthaben.\u00A0Sie\u00A0können\u00A0den\u00A0Betrag\u00A0erneut\u00A0anfordern.',
  },
  state: {
    requested: 'Wartet\u00A0auf\u00A0die\u00A0Plattform',
    accepted: 'Angenommen',
    transferred: 'Unterwegs\u00A0zur\u00A0Bank',
    completed: 'Ausgezahlt',
    returned: 'Von\u00A0der\u00A0Bank\u00A0zurückgekommen',
    declined: 'Abgelehnt',
    cancelled: 'Zurückgezogen',
  },
  list: 'Auszahlungen',
  open: 'Auszahlung\u00A0vom\u00A0%{date}:\u00A0%{amount}.\u00A0Details\u00A0anzeigen',
  date: 'Datum',
  status: 'Status',
  title: 'Auszahlung:\u00A0%{amount}',
  reference: 'Auf\u00A0dem\u00A0Kontoauszug',
  requested_on: 'Angefordert\u00A0am',
  requested_by: 'Angefordert\u00A0von',
  returned_on: 'Zurückgekommen\u00A0am',
  returned_because: 'Grund\u00A0der\u00A0Rückgabe',
  next: 'Was\u00A0die\u00A0nächste\u00A0Auszahlung\u00A0noch\u00A0ändern\u00A0kann',
  cause: {
    open_order:
      'Bezahlt,\u00A0aber\u00A0nicht\u00A0abgeschlossen.\u00A0Bei\u00A0einer\u00A0Stornierung\u00A0geht\u00A0das\u00A0Geld\u00A0zurück.',
    order_change: 'Eine\u00A0Änderung\u00A0der\u00A0Bestellung\u00A0wartet\u00A0auf\u00A0den\u00A0Kunden.',
    contested:
      'Sie\u00A0haben\u00A0einen\u00A0Abzug\u00A0beanstandet.\u00A0Stimmt\u00A0die\u00A0Plattform\u00A0zu,\u00A0kommt\u00A0er\u00A0zurück.',
    cash: 'Muss\u00A0noch\u00A0Bargeld\u00A0abgeben.\u00A0Es\u00A0gehört\u00A0nicht\u00A0zum\u00A0Guthaben.',
  },
  statement: {
    title: 'Abrechnung',
    failed: 'Die\u00A0Abrechnung\u00A0konnte\u00A0nicht\u00A0geladen\u00A0werden.',
    period: 'Zeitraum',
    balance_before: 'Guthaben\u00A0vorher',
    earned: 'Eingenommen',
    cash: 'Geld,\u00A0das\u00A0Sie\u00A0schon\u00A0haben',
    owed: 'Anderen\u00A0geschuldet',
    paid_out: 'Ausgezahlt',
    due: 'Guthaben\u00A0nachher',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'abrechnung',
  },
  seal: {
    label: 'Siegel',
    verify: 'Siegel\u00A0prüfen',
    intact:
      'Das\u00A0Siegel\u00A0stimmt:\u00A0In\u00A0diesem\u00A0Zeitraum\u00A0wurde\u00A0seit\u00A0der\u00A0Abrechnung\u00A0nichts\u00A0geändert.',
    changed:
      'Das\u00A0Siegel\u00A0stimmt\u00A0nicht:\u00A0In\u00A0diesem\u00A0Zeitraum\u00A0wurde\u00A0seit\u00A0der\u00A0Abrechnung\u00A0etwas\u00A0geändert.\u00A0Wenden\u00A0Sie\u00A0sich\u00A0an\u00A0die\u00A0Plattform.',
    unchained:
      'Diese\u00A0Abrechnung\u00A0passt\u00A0zu\u00A0ihrem\u00A0Siegel,\u00A0aber\u00A0die\u00A0davor\u00A0wurde\u00A0neu\u00A0versiegelt.\u00A0Wenden\u00A0Sie\u00A0sich\u00A0an\u00A0die\u00A0Plattform.',
    unsupported:
      'Dieser\u00A0Browser\u00A0kann\u00A0Siegel\u00A0nur\u00A0über\u00A0eine\u00A0sichere\u00A0Verbindung\u00A0(https)\u00A0prüfen.',
  },
  empty: {
    title: 'Noch\u00A0keine\u00A0Auszahlungen',
    detail: 'Auszahlungen\u00A0auf\u00A0Ihr\u00A0Bankkonto\u00A0erscheinen\u00A0hier.',
  },
};
