import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new searches.',
  field: {
    auto_assign: 'When to start looking for a delivery person',
    offer_seconds: 'Seconds to answer',
    search_radius: 'Search radius',
  },
  help: {
    offer_seconds: 'After that, the next person is asked.',
    search_radius:
      'Anyone farther from the store isn’t asked. People without a location are asked last. Leave empty for no limit.',
  },
  choice: {
    auto_assign: {
      off: 'Only when I start it',
      accepted: 'As soon as an order is accepted',
      ready: 'As soon as the food is ready',
    },
  },
  meaning: {
    auto_assign: {
      off: 'You assign each order or start the search yourself.',
      accepted:
        'We search while the kitchen works, so someone arrives in time. For scheduled orders, the search starts when the kitchen does.',
      ready: 'No one waits for food that isn’t ready, but ready food may wait a little.',
    },
  },
} satisfies SettingsTexts;
