import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen en voor die nog openstaan.',
  section: {
    requests: 'Nieuwe reserveringen',
    late: 'Gasten die te laat zijn',
    dishes: 'Vooraf bestelde artikelen',
  },
  field: {
    booking_accept_persons_max: 'Automatisch accepteren tot',
    booking_answer_within: 'Automatisch weigeren na',
    booking_answer_before: 'Uiterlijk weigeren',
    booking_grace_period: 'Een tafel vrijhouden',
    booking_after_grace: 'Wat er daarna gebeurt',
    booking_kitchen_after: 'Naar de keuken na',
  },
  help: {
    booking_accept_persons_max: 'Aantal gasten. Met 0 accepteer je elke reservering zelf.',
    booking_answer_within:
      'Een nieuwe reservering die niemand accepteert, wordt dan geweigerd. Met 0 gebeurt dat nooit.',
    booking_answer_before:
      'Zo lang voordat de gasten komen. De vroegste van de twee grenzen geldt. Met 0 telt deze niet.',
    booking_grace_period: 'Na de gereserveerde tijd.',
    booking_kitchen_after:
      'Gerekend vanaf de aankomst van de gasten. Met 0 meteen. Laat leeg om alles klaar te hebben op de gereserveerde tijd.',
  },
  choice: {
    booking_after_grace: { ask: 'Jij beslist', cancel: 'De reservering wordt geannuleerd' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'De tafel blijft bezet tot je beslist.',
      cancel: 'De gasten gelden als no-show en de tafel is weer vrij.',
    },
  },
} satisfies SettingsTexts;
