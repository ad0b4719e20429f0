/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Reservieren',
  anyway: 'Trotzdem reservieren',
  with_dishes: 'Auch Gerichte bestellen',
  done: 'Reserviert: %{name}, %{time}, Tisch %{table}',
  blocked: '%{time}, nicht verfügbar',
  none: 'An diesem Tag kann nicht reserviert werden.',
  next: 'Nächste freie Zeiten',
  rule: {
    off: 'Tischreservierungen sind ausgeschaltet.',
    no_table: 'Zu dieser Zeit ist kein passender Tisch frei.',
  },
  setting: 'Einstellung öffnen',
  taken: 'Tisch %{table} ist zu dieser Zeit nicht frei.',
  just_taken: 'Tisch %{table} wurde gerade anderweitig reserviert.',
  held: 'Tisch %{table} wird bis %{time} für Sie freigehalten.',
  asks_fee: 'Reservierungsgebühr verlangen',
  asks_fee_help:
    '%{amount}, fällig per Karte innerhalb von %{time}. Schicken Sie dem Gast den Link aus den Details der Reservierung.',
  note: 'Notiz',
  other_tables: 'Andere Tische',
  visits: '%{smart_count} Besuch |||| %{smart_count} Besuche',
  no_shows: '%{smart_count} No-Show |||| %{smart_count} No-Shows',
};
