import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings. A booking keeps the policy it was made under.',
  field: { booking_tiers: 'Cancellation fees' },
  help: {
    booking_tiers: 'By size of the party and time of day. If several fit a booking, the last one applies.',
  },
  choice: {
    mode: { absolute: 'Fixed amount', percentage: 'Percentage' },
    per: { booking: 'Per booking', person: 'Per person' },
  },
  tier: {
    persons_min: 'Parties of at least',
    from: 'From',
    to: 'To',
    number: 'Fees %{number}',
    add: 'Add fees for other bookings',
    remove: 'Delete fees %{number}',
    duplicate: 'Earlier fees already apply to these bookings.',
  },
  charge: {
    rows: 'If guests cancel late',
    hours_before: 'Less than (hours)',
    mode: 'Fee',
    amount: 'Amount',
    percent: 'Percentage',
    per: 'Applies',
    no_show: 'Fee for a no-show',
    number: 'Fee %{number}',
    add: 'Add fee',
    remove: 'Delete fee %{number}',
  },
  sentence: {
    nothing: 'You can cancel for free at any time.',
    between: 'From %{from} to %{to}:',
    parties: 'Parties of %{persons} or more:',
    parties_between: 'Parties of %{persons} or more, from %{from} to %{to}:',
    free: 'You can cancel for free at any time.',
    free_until: 'You can cancel for free up to %{hours} h before your booking.',
    later: 'Less than %{hours} h before: %{charge}.',
    no_show: 'If you don’t come: %{charge}.',
    booking: '%{amount} per booking',
    person: '%{amount} per person',
    percentage: '%{percent} of the items you ordered in advance',
  },
  summary: { title: 'What guests read' },
} satisfies SettingsTexts;
