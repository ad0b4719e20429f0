import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen. Een reservering houdt de voorwaarden waarmee ze is gemaakt.',
  field: { booking_tiers: 'Annuleringskosten' },
  help: {
    booking_tiers: 'Naar grootte van de groep en tijd. Passen er meer bij een reservering, dan gelden de laatste.',
  },
  choice: {
    mode: { absolute: 'Vast bedrag', percentage: 'Percentage' },
    per: { booking: 'Per reservering', person: 'Per persoon' },
  },
  tier: {
    persons_min: 'Groepen vanaf',
    from: 'Van',
    to: 'Tot',
    number: 'Kosten %{number}',
    add: 'Kosten voor andere reserveringen toevoegen',
    remove: 'Kosten %{number} verwijderen',
    duplicate: 'Voor deze reserveringen gelden al andere kosten.',
  },
  charge: {
    rows: 'Als gasten laat annuleren',
    hours_before: 'Minder dan (uren)',
    mode: 'Kosten',
    amount: 'Bedrag',
    percent: 'Percentage',
    per: 'Geldt',
    no_show: 'Kosten bij een no-show',
    number: 'Bedrag %{number}',
    add: 'Bedrag toevoegen',
    remove: 'Bedrag %{number} verwijderen',
  },
  sentence: {
    nothing: 'Je kunt altijd kosteloos annuleren.',
    between: 'Van %{from} tot %{to}:',
    parties: 'Groepen vanaf %{persons} personen:',
    parties_between: 'Groepen vanaf %{persons} personen, van %{from} tot %{to}:',
    free: 'Je kunt altijd kosteloos annuleren.',
    free_until: 'Tot %{hours} uur voor je reservering kun je kosteloos annuleren.',
    later: 'Minder dan %{hours} uur vooraf: %{charge}.',
    no_show: 'Als je niet komt: %{charge}.',
    booking: '%{amount} per reservering',
    person: '%{amount} per persoon',
    percentage: '%{percent} van de vooraf bestelde artikelen',
  },
  summary: { title: 'Wat gasten lezen' },
} satisfies SettingsTexts;
