import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'Het\u00A0tegoed\u00A0kon\u00A0niet\u00A0worden\u00A0geladen.',
  list_failed: 'De\u00A0uitbetalingen\u00A0konden\u00A0niet\u00A0worden\u00A0geladen.',
  available: 'Nu\u00A0beschikbaar',
  available_detail: 'Wat\u00A0je\u00A0op\u00A0je\u00A0bankrekening\u00A0kunt\u00A0laten\u00A0uitbetalen.',
  held: 'Vastgehouden',
  held_detail: 'Je\u00A0kunt\u00A0het\u00A0aanvragen\u00A0zodra\u00A0uitbetalingen\u00A0weer\u00A0mogelijk\u00A0zijn.',
  requested: 'Aangevraagd',
  requested_detail: 'In\u00A0aanvragen\u00A0die\u00A0nog\u00A0niet\u00A0zijn\u00A0uitbetaald.',
  balance: 'Tegoed',
  balance_detail: 'Wat\u00A0het\u00A0platform\u00A0je\u00A0in\u00A0totaal\u00A0verschuldigd\u00A0is.',
  owed_detail:
    'Dit\u00A0ben\u00A0je\u00A0het\u00A0platform\u00A0verschuldigd.\u00A0Het\u00A0gaat\u00A0van\u00A0je\u00A0volgende\u00A0omzet\u00A0af.',
  cash: 'In\u00A0te\u00A0leveren\u00A0contant\u00A0geld',
  cash_detail:
    'Bezorgers\u00A0hebben\u00A0het\u00A0bij\u00A0zich.\u00A0Het\u00A0hoort\u00A0niet\u00A0bij\u00A0het\u00A0tegoed.',
  hold: 'Uitbetalingen\u00A0worden\u00A0vastgehouden\u00A0tot\u00A0%{time}\u00A0(nog\u00A0%{span}),\u00A0omdat\u00A0de\u00A0bankgegevens\u00A0of\u00A0de\u00A0eigenaar\u00A0zijn\u00A0gewijzigd.',
  frozen:
    'Uitbetalingen\u00A0zijn\u00A0sinds\u00A0%{time}\u00A0geblokkeerd,\u00A0omdat\u00A0er\u00A0een\u00A0onbevoegde\u00A0wijziging\u00A0van\u00A0de\u00A0bankgegevens\u00A0is\u00A0gemeld.\u00A0Neem\u00A0contact\u00A0op\u00A0met\u00A0het\u00A0platform.',
  amount: 'Bedrag',
  request: {
    action: 'Uitbetaling\u00A0aanvragen',
    title: 'Uitbetaling\u00A0aanvragen',
    available: 'Nu\u00A0beschikbaar:\u00A0%{amount}',
    detail:
      'Het\u00A0gaat\u00A0naar\u00A0de\u00A0bankrekening\u00A0in\u00A0het\u00A0profiel\u00A0van\u00A0de\u00A0eigenaar.',
    confirm: 'Uitbetaling\u00A0aanvragen',
    too_much:
      'Dit\u00A0is\u00A0meer\u00A0dan\u00A0je\u00A0nu\u00A0kunt\u00A0aanvragen.\u00A0Vul\u00A0een\u00A0lager\u00A0bedrag\u00A0in.',
    hold: 'Uitbetalingen\u00A0worden\u00A0vastgehouden:\u00A0je\u00A0kunt\u00A0nu\u00A0niets\u00A0aanvragen.',
    frozen: 'Uitbetalingen\u00A0zijn\u00A0geblokkeerd:\u00A0je\u00A0kunt\u00A0nu\u00A0niets\u00A0aanvragen.',
  },
  requests: 'Aanvragen',
  cancel: {
    action: 'Aanvraag\u00A0annuleren',
    title: 'Deze\u00A0aanvraag\u00A0annuleren?',
    detail:
      '%{amount}\u00A0blijft\u00A0in\u00A0je\u00A0tegoed,\u00A0en\u00A0je\u00A0kunt\u00A0het\u00A0opnieuw\u00A0aanvragen.',
  },
  state: {
    requested: 'Wacht\u00A0op\u00A0het\u00A0platform',
    accepted: 'Geaccepteerd',
    transferred: 'Onderweg\u00A0naar\u00A0de\u00A0bank',
    completed: 'Uitbetaald',
    returned: 'Teruggekomen\u00A0van\u00A0de\u00A0bank',
    declined: 'Afgewezen',
    cancelled: 'Geannuleerd',
  },
  list: 'Uitbetalingen',
  open: 'Uitbetaling\u00A0van\u00A0%{date}:\u00A0%{amount}.\u00A0Details\u00A0tonen',
  date: 'Datum',
  status: 'Status',
  title: 'Uitbetaling:\u00A0%{amount}',
  reference: 'Op\u00A0het\u00A0bankafschrift',
  requested_on: 'Aangevraagd\u00A0op',
  requested_by: 'Aangevraagd\u00A0door',
  returned_on: 'Teruggekomen\u00A0op',
  returned_because: 'Reden\u00A0van\u00A0de\u00A0terugboeking',
  next: 'Wat\u00A0de\u00A0volgende\u00A0uitbetaling\u00A0nog\u00A0kan\u00A0veranderen',
  cause: {
    open_order:
      'Betaald,\u00A0maar\u00A0niet\u00A0afgerond.\u00A0Het\u00A0geld\u00A0gaat\u00A0terug\u00A0als\u00A0de\u00A0bestelling\u00A0wordt\u00A0geannuleerd.',
    order_change: 'Een\u00A0wijziging\u00A0van\u00A0de\u00A0bestelling\u00A0wacht\u00A0op\u00A0de\u00A0klant.',
    contested:
      'Je\u00A0hebt\u00A0een\u00A0inhouding\u00A0betwist.\u00A0Je\u00A0krijgt\u00A0die\u00A0terug\u00A0als\u00A0het\u00A0platform\u00A0het\u00A0ermee\u00A0eens\u00A0is.',
    cash: 'Moet\u00A0contant\u00A0geld\u00A0inleveren.\u00A0Het\u00A0hoort\u00A0niet\u00A0bij\u00A0het\u00A0tegoed.',
  },
  statement: {
    title: 'Afrekening',
    failed: 'De\u00A0afrekening\u00A0kon\u00A0niet\u00A0worden\u00A0geladen.',
    period: 'Periode',
    balance_before: 'Tegoed\u00A0ervoor',
    earned: 'Omzet',
    cash: 'Geld\u00A0dat\u00A0je\u00A0al\u00A0hebt',
    owed: 'Verschuldigd\u00A0aan\u00A0anderen',
    paid_out: 'Uitbetaald',
    due: 'Tegoed\u00A0erna',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'afrekening',
  },
  seal: {
    label: 'Zegel',
    verify: 'Zegel\u00A0controleren',
    intact:
      'Het\u00A0zegel\u00A0klopt:\u00A0in\u00A0deze\u00A0periode\u00A0is\u00A0niets\u00A0gewijzigd\u00A0sinds\u00A0de\u00A0afrekening\u00A0is\u00A0gemaakt.',
    changed:
      'Het\u00A0zegel\u00A0klopt\u00A0niet:\u00A0in\u00A0deze\u00A0periode\u00A0is\u00A0iets\u00A0gewijzigd\u00A0sinds\u00A0de\u00A0afrekening\u00A0is\u00A0gemaakt.\u00A0Neem\u00A0contact\u00A0op\u00A0met\u00A0het\u00A0platform.',
    unchained:
      'Deze\u00A0afrekening\u00A0past\u00A0bij\u00A0haar\u00A0zegel,\u00A0maar\u00A0de\u00A0vorige\u00A0is\u00A0opnieuw\u00A0verzegeld.\u00A0Neem\u00A0contact\u00A0op\u00A0met\u00A0het\u00A0platform.',
    unsupported:
      'Deze\u00A0browser\u00A0kan\u00A0zegels\u00A0alleen\u00A0via\u00A0een\u00A0beveiligde\u00A0verbinding\u00A0(https)\u00A0controleren.',
  },
  empty: {
    title: 'Nog\u00A0geen\u00A0uitbetalingen',
    detail: 'Uitbetalingen\u00A0op\u00A0je\u00A0bankrekening\u00A0verschijnen\u00A0hier.',
  },
};
