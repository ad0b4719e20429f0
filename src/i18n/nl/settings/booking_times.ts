import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen. Bestaande reserveringen blijven zoals ze zijn.',
  section: {
    times: 'Tijden',
    parties: 'Groepen',
    closed: 'Dagen zonder reserveringen',
  },
  field: {
    booking_slot_minutes: 'Een reservering per',
    booking_days_ahead: 'Hoeveel dagen vooruit',
    booking_notice_minutes: 'Minimale tijd vooraf',
    booking_persons_min: 'Kleinste groep',
    booking_persons_max: 'Grootste groep',
    booking_closed_dates: 'Dagen zonder reserveringen',
  },
  help: {
    booking_days_ahead: 'Met 0 kunnen klanten alleen voor vandaag reserveren.',
    booking_notice_minutes: 'Met 0 kunnen klanten tot het laatste moment reserveren.',
    booking_persons_max: 'Geldt voor klanten. Grotere groepen kun je zelf invoeren.',
    booking_closed_dates: 'De zaak is deze dagen open, maar er kan geen tafel worden gereserveerd.',
  },
  date: 'Datum',
  add_date: 'Datum toevoegen',
  remove_date: '%{date} verwijderen',
  replay: {
    title: 'Met deze regels',
    past: 'De afgelopen 4 weken',
    accepted: 'Geaccepteerd: %{accepted} van %{requests}',
    refused: 'Geweigerd: %{refused}',
    before: 'Met de opgeslagen regels: %{before}',
    automatic: 'Automatisch geaccepteerd: %{automatic} van %{customers}',
    coming: 'Komende reserveringen',
    fit: 'Passen nog: %{fit} van %{bookings}',
    outside: 'Passen niet meer: %{outside}',
    more: 'Nog %{more}',
    incomplete: 'Vul de velden in om het effect te zien.',
  },
  refused: {
    title: 'Geweigerde aanvragen',
    guests: 'Geweigerde gasten in de afgelopen %{days} dagen: %{guests}.',
    free: 'Dagen waarop een tafel voor hen vrij bleef: %{free} van %{of}.',
  },
  shared: {
    title: 'Ook belangrijk voor reserveringen',
    detail: 'Deze instellingen gelden ook voor reserveringen.',
    hours: 'Openingstijden voor tafels',
    special_hours: 'Bijzondere openingstijden',
    dine_in: 'Tafelbestellingen aan- of uitzetten',
  },
} satisfies SettingsTexts;
