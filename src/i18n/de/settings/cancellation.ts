import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt für neue Bestellungen. Für offene Bestellungen bleibt es bei den Regeln, mit denen sie aufgegeben wurden.',
  section: {
    limit: 'Frist',
    charge: 'Stornogebühr',
  },
  field: {
    cancel_until: 'Kunden können stornieren',
    cancel_within: 'Minuten nach der Annahme',
    cancellation_type: 'Grundlage der Gebühr',
    cancellation_mode: 'Art der Gebühr',
    cancellation_charge: 'Betrag',
    cancellation_percent: 'Prozentsatz',
    cancellation_above: 'Nur für Bestellungen ab',
  },
  help: {
    cancel_within: 'Es gilt, was zuerst eintritt. Bis zur Annahme können Kunden immer kostenlos stornieren.',
    cancellation_type: 'Die Gebühr ist nie höher als dieser Betrag.',
    cancellation_above: 'Bestellungen mit einem kleineren Gesamtbetrag können Kunden kostenlos stornieren.',
  },
  choice: {
    cancel_until: {
      1: 'Bis zur Annahme',
      3: 'Bis zum Beginn der Zubereitung',
      5: 'Bis die Bestellung fertig ist',
    },
    cancellation_type: {
      with_order: 'Die ganze Bestellung',
      without_order: 'Nur die Liefergebühr',
    },
    cancellation_mode: {
      absolute: 'Fester Betrag',
      percentage: 'Prozentsatz',
    },
  },
  example: {
    title: 'Beispiele',
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
