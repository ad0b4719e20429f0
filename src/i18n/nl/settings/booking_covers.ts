import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen. Bestaande reserveringen blijven zoals ze zijn.',
  section: {
    limits: 'Gasten per kwartier',
    exceptions: 'Uitzonderingen',
  },
  field: {
    booking_covers_max: 'Alle gasten',
    booking_guest_covers_max: 'Door klanten gereserveerd',
    booking_busy_covers_percent: 'Percentage als het druk is',
    booking_cover_exceptions: 'Andere grenzen op sommige dagen',
  },
  help: {
    booking_covers_max: 'Zoveel gasten kunnen binnen 15 minuten komen. Laat leeg voor onbeperkt.',
    booking_guest_covers_max: 'De rest blijft over voor reserveringen die je zelf aanneemt. Laat leeg voor onbeperkt.',
    booking_busy_covers_percent:
      'Als de keuken het druk heeft of pauzeert, kan alleen dit deel van de grenzen worden gereserveerd.',
    booking_cover_exceptions: 'Vervangen in deze uren beide grenzen. Met 0 zijn er geen reserveringen mogelijk.',
  },
  row: {
    day: 'Dag',
    from: 'Van',
    to: 'Tot',
    covers_max: 'Alle gasten',
    guest_covers_max: 'Door klanten',
    number: 'Uitzondering %{number}',
    add: 'Uitzondering toevoegen',
    remove: 'Uitzondering %{number} verwijderen',
    overlaps: 'Op deze tijd geldt al een andere uitzondering.',
    no_quarter: 'Kies een heel kwartier.',
    any: 'onbeperkt',
    text: '%{day} %{hours}: %{covers} gasten, %{guests} door klanten',
  },
} satisfies SettingsTexts;
