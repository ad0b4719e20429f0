import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Reservierungen. Bestehende bleiben, wie sie sind.',
  section: {
    limits: 'Gäste je Viertelstunde',
    exceptions: 'Ausnahmen',
  },
  field: {
    booking_covers_max: 'Alle Gäste',
    booking_guest_covers_max: 'Von Kunden reserviert',
    booking_busy_covers_percent: 'Prozent, wenn viel los ist',
    booking_cover_exceptions: 'Andere Grenzen an manchen Tagen',
  },
  help: {
    booking_covers_max: 'So viele Gäste können innerhalb von 15 Minuten kommen. Leer lassen für keine Grenze.',
    booking_guest_covers_max:
      'Der Rest bleibt für Reservierungen, die Sie selbst annehmen. Leer lassen für keine Grenze.',
    booking_busy_covers_percent:
      'Wenn in der Küche viel los ist oder sie pausiert, kann nur dieser Anteil der Grenzen reserviert werden.',
    booking_cover_exceptions: 'Ersetzen in diesen Stunden beide Grenzen. Mit 0 sind keine Reservierungen möglich.',
  },
  row: {
    day: 'Tag',
    from: 'Von',
    to: 'Bis',
    covers_max: 'Alle Gäste',
    guest_covers_max: 'Von Kunden',
    number: 'Ausnahme %{number}',
    add: 'Ausnahme hinzufügen',
    remove: 'Ausnahme %{number} löschen',
    overlaps: 'Für diese Zeit gibt es schon eine Ausnahme.',
    no_quarter: 'Wählen Sie eine volle Viertelstunde.',
    any: 'beliebig viele',
    text: '%{day} %{hours}: %{covers} Gäste, davon %{guests} von Kunden',
  },
} satisfies SettingsTexts;
