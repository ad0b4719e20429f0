import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen. Bestehende bleiben, wie sie sind.',
  section: {
    times: 'Uhrzeiten',
    parties: 'Gruppen',
    closed: 'Tage ohne Reservierungen',
  },
  field: {
    booking_slot_minutes: 'Reservierungen beginnen alle',
    booking_days_ahead: 'Tage im Voraus',
    booking_notice_minutes: 'Mindestvorlauf',
    booking_persons_min: 'Kleinste Gruppe',
    booking_persons_max: 'Größte Gruppe',
    booking_closed_dates: 'Tage ohne Reservierungen',
  },
  help: {
    booking_days_ahead: 'Mit 0 sind nur Reservierungen für heute möglich.',
    booking_notice_minutes: 'Mit 0 sind Reservierungen bis zum letzten Moment möglich.',
    booking_persons_max: 'Gilt für Kunden. Größere Gruppen können Sie selbst eintragen.',
    booking_closed_dates: 'An diesen Tagen ist geöffnet, aber es kann kein Tisch reserviert werden.',
  },
  date: 'Datum',
  add_date: 'Datum hinzufügen',
  remove_date: '%{date} entfernen',
  replay: {
    title: 'Mit diesen Regeln',
    past: 'Die letzten 4 Wochen',
    accepted: 'Angenommen: %{accepted} von %{requests}',
    refused: 'Abgelehnt: %{refused}',
    before: 'Mit den gespeicherten Regeln: %{before}',
    automatic: 'Automatisch angenommen: %{automatic} von %{customers}',
    coming: 'Kommende Reservierungen',
    fit: 'Passen weiterhin: %{fit} von %{bookings}',
    outside: 'Passen nicht mehr: %{outside}',
    more: '%{more} weitere',
    incomplete: 'Füllen Sie die Felder aus, um die Wirkung zu sehen.',
  },
  refused: {
    title: 'Abgelehnte Anfragen',
    guests: 'In den letzten %{days} Tagen abgelehnte Gäste: %{guests}.',
    free: 'Tage, an denen ein Tisch für sie frei blieb: %{free} von %{of}.',
  },
  shared: {
    title: 'Auch wichtig für Reservierungen',
    detail: 'Diese Einstellungen gelten auch für Reservierungen.',
    hours: 'Öffnungszeiten für Tische',
    special_hours: 'Sonderöffnungszeiten',
    dine_in: 'Tischbestellungen ein- oder ausschalten',
  },
} satisfies SettingsTexts;
