import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Openstaande bestellingen houden de voorwaarden waarmee ze zijn geplaatst.',
  section: {
    limit: 'Termijn',
    charge: 'Annuleringskosten',
  },
  field: {
    cancel_until: 'Klanten kunnen annuleren',
    cancel_within: 'Minuten na acceptatie',
    cancellation_type: 'Kosten berekend over',
    cancellation_mode: 'Annuleringskosten',
    cancellation_charge: 'Bedrag',
    cancellation_percent: 'Percentage',
    cancellation_above: 'Alleen voor bestellingen vanaf',
  },
  help: {
    cancel_within:
      'De vroegste van de twee grenzen geldt. Tot je accepteert, kunnen klanten altijd kosteloos annuleren.',
    cancellation_type: 'De kosten zijn nooit hoger dan dit bedrag.',
    cancellation_above: 'Kleinere bestellingen annuleren kost niets.',
  },
  choice: {
    cancel_until: {
      1: 'Tot de bestelling is geaccepteerd',
      3: 'Tot de keuken begint',
      5: 'Tot de bestelling klaar is',
    },
    cancellation_type: {
      with_order: 'De hele bestelling',
      without_order: 'Alleen de bezorgkosten',
    },
    cancellation_mode: {
      absolute: 'Vast bedrag',
      percentage: 'Percentage',
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
    below: 'onder het minimum: %{amount}',
    absolute: 'vast bedrag %{amount}',
    percentage: 'percentage: %{amount}',
    capped: 'hoogstens %{amount}',
  },
} satisfies SettingsTexts;
