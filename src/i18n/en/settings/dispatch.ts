import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Changes apply to new searches only.',
  field: {
    auto_assign: 'When to start looking for a delivery person',
    offer_seconds: 'Time to answer, in seconds',
    search_radius: 'Search radius',
  },
  help: {
    offer_seconds: 'After that, the next person is asked.',
    search_radius:
      'People farther from the store aren’t asked. Those whose location is unknown are asked last. If empty, there is no limit.',
  },
  choice: {
    auto_assign: {
      off: 'Manually',
      accepted: 'As soon as an order is accepted',
      ready: 'As soon as the food is ready',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Nothing is automatic: you assign each order or start its search.',
      accepted:
        'We search while the kitchen works, so someone arrives in time. For scheduled orders, the search starts when the kitchen does.',
      ready: 'No one waits for food that isn’t ready, but ready food may wait a little.',
    },
  },
} satisfies SettingsTexts;
