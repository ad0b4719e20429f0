import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Laat de eerste 0 weg of plak het hele nummer.',
      required: 'Vul het telefoonnummer in.',
      code: 'Kies het land.',
      too_short: 'Dit nummer is te kort.',
      too_long: 'Dit nummer is te lang.',
      initial_zero: 'Laat de eerste 0 weg.',
      invalid: 'Vul een geldig telefoonnummer in.',
    },
    blocker: {
      title: 'Kan geen bestellingen krijgen:',
      soon: 'Binnenkort te vernieuwen:',
      not_approved: 'Niet goedgekeurd',
      document_missing: '%{document} ontbreekt',
      document_pending: '%{document} wacht op controle',
      document_declined: '%{document} is afgewezen',
      document_expired: '%{document} is verlopen op %{date}',
      vehicle_missing: 'Geen voertuig',
      vehicle_type_missing: 'Voertuigtype ontbreekt',
      vehicle_not_approved: 'Voertuig niet goedgekeurd',
      expires_soon: '%{document} verloopt op %{date}',
    },
    segment: {
      all: 'Alle',
      free: 'Vrij',
      on_job: 'Bezig',
      offline: 'Offline',
    },
    in_use: 'Toegewezen en nog niet opgehaald: %{numbers}. Trek je die in, dan wordt iemand anders gevraagd.',
    in_use_picked_up:
      'Lopende bestellingen: %{numbers}. Wat al is opgehaald, moet eerst worden bezorgd; daarna kun je verwijderen.',
    vehicles: {
      none: 'Geen',
    },
  },
  categories: {
    in_use: {
      subs: 'Er staat nog %{smart_count} subcategorie in. Verplaats of verwijder die eerst. |||| Er staan nog %{smart_count} subcategorieën in. Verplaats of verwijder ze eerst.',
      items:
        'Er staat nog %{smart_count} artikel in. Verplaats of verwijder het eerst. |||| Er staan nog %{smart_count} artikelen in. Verplaats of verwijder ze eerst.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Kies er %{min}',
      up_to: 'Kies er maximaal %{max}',
      between: 'Kies er %{min} tot %{max}',
      at_least: 'Kies er minstens %{min}',
      out_of_stock: 'niet op voorraad',
    },
    customer: { orders: '%{smart_count} bestelling |||| %{smart_count} bestellingen' },
    position: { not_found: 'Niets gevonden. Controleer het adres of geef de locatie zelf op.' },
  },
  items: {
    new: 'Nieuw artikel',
    list: {
      shown: 'Zichtbaar voor klanten',
      hidden: 'Verborgen voor klanten',
    },
  },
  menuFiles: {
    export: {
      action: 'Exporteren',
      columns: 'Kolommen',
      title: 'Exporteren',
    },
    import: { action: 'Importeren' },
  },
  activity: {
    history: {
      show: 'Geschiedenis tonen',
    },
  },
  access: {
    password: {
      short: 'Minstens %{min} tekens.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'De einddatum ligt voor de begindatum.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Niet op tijd geaccepteerd',
      noShow: 'De gasten zijn niet gekomen',
      arrivedBefore: 'De gasten waren er al',
      feeUnpaid: 'Reserveringskosten niet op tijd betaald',
      assumedCollected: 'Automatisch afgerond, een uur nadat het klaar was',
      testOver: 'Testbestellingen eindigen automatisch',
    },
  },
  modifierGroups: { new: 'Nieuwe optiegroep' },
  opening: { strip: { closed: 'Gesloten' } },
  deliveryAreas: { try: { postcode: 'Postcode' } },
};
