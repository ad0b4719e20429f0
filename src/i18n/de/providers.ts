import type { providers as english } from '../en/providers';

export const providers: typeof english = {
  new: 'Neuer Kurier',
  search: 'Name, Telefon, Kennzeichen',
  call: 'Anrufen',
  reason: 'Grund',
  reason_hint: 'Wird mit der Entscheidung gespeichert, damit alle hier wissen, warum.',
  needs_attention: 'Handlungsbedarf',
  platform: 'der Plattform',
  decided_by: 'Entschieden von %{name}, %{at}',
  undecided: 'Noch keine Entscheidung.',
  next_steps:
    'Fügen Sie nach dem Speichern Dokumente und ein Fahrzeug hinzu. Sobald diese und der Kurier freigegeben sind, können Bestellungen angeboten werden.',
  person: 'Angaben zur Person',
  part_failed: 'Das konnte nicht geladen werden.',
  on_job: 'Auf Tour (%{smart_count}) |||| Auf Tour (%{smart_count})',
  approval: {
    pending: 'Ausstehend',
    approved: 'Freigegeben',
    declined: 'Abgelehnt',
    blocked: 'Gesperrt',
  },
  availability: {
    free: 'Frei',
    on_job: 'Auf Tour',
    offline: 'Offline',
  },
  column: {
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    availability: 'Verfügbarkeit',
    approval: 'Freigabe',
    vehicle: 'Fahrzeug',
    today: 'Heute',
    position: 'Standort',
  },
  sort: {
    created_at: 'Hinzugefügt',
  },
  empty: {
    title: 'Noch keine Kuriere',
    detail:
      'Fügen Sie alle hinzu, die für Sie ausliefern. Mit freigegebenen Dokumenten und Fahrzeug können ihnen Bestellungen angeboten werden.',
  },
  decide: {
    pending: 'Später entscheiden',
    approved: 'Freigeben',
    declined: 'Ablehnen',
    blocked: 'Sperren',
  },
  ask: {
    declined: '%{name} ablehnen?',
    blocked: '%{name} sperren?',
  },
  ask_detail: {
    declined: 'Bestellungen werden erst wieder angeboten, wenn Sie anders entscheiden.',
    blocked: 'Bestellungen werden erst wieder angeboten, wenn Sie anders entscheiden.',
  },
  decided: {
    pending: '%{name}: Entscheidung steht aus.',
    approved: '%{name} freigegeben.',
    declined: '%{name} abgelehnt.',
    blocked: '%{name} gesperrt.',
  },
  field: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    country_phone_code: 'Ländervorwahl',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    image: 'Bild',
  },
  position: {
    none: 'Kein Standort',
    now: 'Gerade eben',
    ago: 'vor %{time}',
  },
  today: {
    none: 'Noch keine Lieferung',
    line: '%{smart_count} · %{amount} |||| %{smart_count} · %{amount}',
    deliveries: 'Lieferungen',
    fees: 'Liefergebühren',
    tips: 'Trinkgeld',
    cash: 'Bar kassiert',
    cash_hint: 'Heute von Kunden an der Tür bar bezahlt. Das Geld muss an der Kasse abgegeben werden.',
  },
  jobs: {
    title: 'Heute',
    none: 'Heute keine Bestellungen.',
    order: 'Bestellung %{number}',
    active: 'Aktuelle Bestellungen',
  },
  vehicles: {
    title: 'Fahrzeuge',
    add: 'Fahrzeug hinzufügen',
    edit: 'Fahrzeug bearbeiten',
    empty: 'Noch kein Fahrzeug. Ohne eines werden keine Bestellungen angeboten.',
    in_use: 'In Gebrauch',
    use: 'Dieses verwenden',
    approve: 'Fahrzeug freigeben',
    disapprove: 'Freigabe widerrufen',
    delete_detail: 'Das Fahrzeug wird endgültig gelöscht. Ohne Fahrzeug werden keine Bestellungen angeboten.',
    year_error: 'Geben Sie das Jahr vierstellig ein, ab 1950.',
    field: {
      vehicle_type_id: 'Art',
      name: 'Bezeichnung',
      model: 'Modell',
      color: 'Farbe',
      year: 'Baujahr',
      plate_number: 'Kennzeichen',
    },
  },
  take_back_and_delete: 'Zurückziehen und löschen',
  delete_detail:
    'Es werden keine Bestellungen mehr angeboten, und offene Anfragen gehen an jemand anderen. Ausgelieferte Bestellungen behalten den Namen.',
  active_orders: {
    to_fetch: 'Noch nicht abgeholt: %{numbers}',
    take_back: 'Zurückziehen und jemand anderen suchen',
    keep: 'Beim Kurier lassen',
    picked_up: 'Schon abgeholt: %{numbers}. Diese bleiben bei %{name}, bis sie ausgeliefert sind.',
    offers: 'Offene Anfragen gehen in jedem Fall an jemand anderen.',
    unknown: 'Die aktuellen Bestellungen konnten nicht geladen werden. Für noch nicht abgeholte gilt:',
    of_many: 'Noch nicht abgeholte Bestellungen',
  },
  bulk: {
    title: {
      approved: 'Ausgewählte Kuriere freigeben (%{count})?',
      declined: 'Ausgewählte Kuriere ablehnen (%{count})?',
      blocked: 'Ausgewählte Kuriere sperren (%{count})?',
    },
    detail: {
      approved: 'Bestellungen werden angeboten, sobald auch Dokumente und Fahrzeug freigegeben sind.',
      declined:
        'Bestellungen werden erst wieder angeboten, wenn Sie anders entscheiden. Schon abgeholte werden noch ausgeliefert.',
      blocked:
        'Bestellungen werden erst wieder angeboten, wenn Sie anders entscheiden. Schon abgeholte werden noch ausgeliefert.',
    },
    done: {
      approved: 'Freigegeben: %{count}',
      declined: 'Abgelehnt: %{count}',
      blocked: 'Gesperrt: %{count}',
    },
  },
  ending: {
    title: 'In den nächsten 14\u00A0Tagen laufen Dokumente ab:',
    show: 'Anzeigen',
    seen: 'Verstanden',
    others: 'noch %{count}',
    filter: 'Dokument läuft bald ab',
  },
};
