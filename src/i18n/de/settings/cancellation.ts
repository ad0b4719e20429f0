import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen; jede Bestellung behält die Regel, mit der sie aufgegeben wurde.',
  section: {
    limit: 'Bis wann',
    charge: 'Gebühr',
  },
  field: {
    cancel_until: 'Kunden können stornieren, bis',
    cancel_within: 'Minuten nach der Annahme',
    cancellation_type: 'Grundlage der Gebühr',
    cancellation_mode: 'Gebühr',
    cancellation_charge: 'Betrag',
    cancellation_percent: 'Prozentsatz',
    cancellation_above: 'Nur für Bestellungen ab',
  },
  help: {
    cancel_within: 'Es gilt, was zuerst eintritt. Bis zur Annahme können Kunden immer kostenlos stornieren.',
    cancellation_type: 'Die Gebühr ist nie höher als diese Summe.',
    cancellation_above: 'Kleinere Bestellungen werden kostenlos storniert.',
  },
  choice: {
    cancel_until: {
      1: 'sie angenommen ist',
      3: 'die Küche beginnt',
      5: 'sie fertig ist',
    },
    cancellation_type: {
      with_order: 'die ganze Bestellung',
      without_order: 'nur die Liefergebühr',
    },
    cancellation_mode: {
      absolute: 'Fester Betrag',
      percentage: 'Prozentsatz',
    },
  },
  example: {
    title: 'Was berechnet würde',
    detail: 'Wenn ein Kunde nach der Annahme storniert.',
    line: 'Bestellung über %{total}, davon %{fee} Lieferung: %{charge}',
  },
  step: {
    with_order: 'Bestellung %{amount}',
    without_order: 'Liefergebühr %{amount}',
    below: 'unter der Grenze: %{amount}',
    absolute: 'fester Betrag %{amount}',
    percentage: 'Prozentsatz %{amount}',
    capped: 'höchstens %{amount}',
  },
} satisfies SettingsTexts;
