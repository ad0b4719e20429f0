import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen; elke bestelling houdt de voorwaarden waarmee ze is geplaatst.',
  section: {
    limit: 'Tot wanneer',
    charge: 'Kosten',
  },
  field: {
    cancel_until: 'Klanten kunnen annuleren tot',
    cancel_within: 'Minuten na acceptatie',
    cancellation_type: 'Kosten berekend over',
    cancellation_mode: 'Kosten',
    cancellation_charge: 'Bedrag',
    cancellation_percent: 'Percentage',
    cancellation_above: 'Alleen voor bestellingen vanaf',
  },
  help: {
    cancel_within: 'Wat het eerst komt, telt. Tot je accepteert, kunnen klanten altijd kosteloos annuleren.',
    cancellation_type: 'De kosten zijn nooit hoger dan deze som.',
    cancellation_above: 'Kleinere bestellingen annuleren kost niets.',
  },
  choice: {
    cancel_until: {
      1: 'ze is geaccepteerd',
      3: 'de keuken begint',
      5: 'ze klaar is',
    },
    cancellation_type: {
      with_order: 'De hele bestelling',
      without_order: 'Alleen de bezorgkosten',
    },
    cancellation_mode: {
      absolute: 'Vast bedrag',
      percentage: 'Een percentage',
    },
  },
  example: {
    title: 'Wat er berekend zou worden',
    detail: 'Als een klant annuleert nadat je hebt geaccepteerd.',
    line: 'Bestelling van %{total}, waarvan %{fee} bezorging: %{charge}',
  },
  step: {
    with_order: 'bestelling %{amount}',
    without_order: 'bezorgkosten %{amount}',
    below: 'onder de grens: %{amount}',
    absolute: 'vast bedrag %{amount}',
    percentage: 'percentage: %{amount}',
    capped: 'hoogstens %{amount}',
  },
} satisfies SettingsTexts;
