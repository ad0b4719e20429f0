import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Lassen Sie die führende 0 weg oder fügen Sie die ganze Nummer ein.',
      required: 'Geben Sie die Telefonnummer ein.',
      code: 'Wählen Sie das Land.',
      too_short: 'Diese Nummer ist zu kurz.',
      too_long: 'Diese Nummer ist zu lang.',
      initial_zero: 'Lassen Sie die führende 0 weg.',
      invalid: 'Geben Sie eine gültige Telefonnummer ein.',
    },
    blocker: {
      title: 'Bekommt keine Bestellungen angeboten:',
      soon: 'Bald erneuern:',
      not_approved: 'Nicht freigegeben',
      document_missing: '%{document} fehlt',
      document_pending: '%{document} wartet auf Prüfung',
      document_declined: '%{document} wurde abgelehnt',
      document_expired: '%{document} ist am %{date} abgelaufen',
      vehicle_missing: 'Kein Fahrzeug',
      vehicle_type_missing: 'Fahrzeugart fehlt',
      vehicle_not_approved: 'Fahrzeug nicht freigegeben',
      expires_soon: '%{document} läuft am %{date} ab',
    },
    segment: {
      all: 'Alle',
      free: 'Frei',
      on_job: 'Auf Tour',
      offline: 'Offline',
    },
    in_use: 'Zugewiesen und noch nicht abgeholt: %{numbers}. Wenn Sie diese zurückziehen, wird jemand anderes gefragt.',
    in_use_picked_up:
      'Aktuelle Bestellungen: %{numbers}. Schon abgeholte müssen zuerst ausgeliefert werden; danach können Sie löschen.',
    vehicles: {
      none: 'Keines',
    },
  },
  categories: {
    in_use: {
      subs: 'Darin ist noch %{smart_count} Unterkategorie. Verschieben oder löschen Sie sie zuerst. |||| Darin sind noch %{smart_count} Unterkategorien. Verschieben oder löschen Sie sie zuerst.',
      items:
        'Darin ist noch %{smart_count} Artikel. Verschieben oder löschen Sie ihn zuerst. |||| Darin sind noch %{smart_count} Artikel. Verschieben oder löschen Sie sie zuerst.',
    },
  },
  createOrder: {
    choices: {
      exactly: '%{min} wählen',
      up_to: 'Bis zu %{max} wählen',
      between: '%{min} bis %{max} wählen',
      at_least: 'Mindestens %{min} wählen',
      out_of_stock: 'ausverkauft',
    },
    customer: { orders: '%{smart_count} Bestellung |||| %{smart_count} Bestellungen' },
    position: { not_found: 'Nichts gefunden. Prüfen Sie die Adresse oder legen Sie den Standort manuell fest.' },
  },
  items: {
    new: 'Neuer Artikel',
    list: {
      shown: 'Für Kunden sichtbar',
      hidden: 'Für Kunden ausgeblendet',
    },
  },
  menuFiles: {
    export: {
      action: 'Exportieren',
      columns: 'Spalten',
      title: 'Export',
    },
    import: { action: 'Importieren' },
  },
  activity: {
    history: {
      show: 'Verlauf anzeigen',
    },
  },
  access: {
    password: {
      short: 'Mindestens %{min} Zeichen.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'Das Enddatum liegt vor dem Startdatum.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Nicht rechtzeitig angenommen',
      noShow: 'Die Gäste sind nicht gekommen',
      arrivedBefore: 'Die Gäste waren schon da',
      feeUnpaid: 'Reservierungsgebühr nicht rechtzeitig bezahlt',
      assumedCollected: 'Automatisch abgeschlossen, eine Stunde nachdem sie fertig war',
      testOver: 'Testbestellungen enden automatisch',
    },
  },
  modifierGroups: { new: 'Neue Optionsgruppe' },
  opening: { strip: { closed: 'Geschlossen' } },
  deliveryAreas: { try: { postcode: 'Postleitzahl' } },
};
