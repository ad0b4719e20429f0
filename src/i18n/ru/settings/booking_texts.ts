import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Клиенты сразу видят новые сообщения.',
  field: {
    booking_guest_note: 'Сообщение гостям',
    booking_large_party_note: 'Сообщение большим компаниям',
    booking_mails_guests: 'Письма гостям',
  },
  help: {
    booking_guest_note: 'Клиенты видят его перед бронированием столика.',
    booking_large_party_note: 'Клиенты видят его вместо первого, если их компания больше самой большой.',
    booking_mails_guests:
      'Гости, оставившие адрес, получают подтверждение и за день до визита напоминание. По ссылке в письме они подтверждают, изменяют или отменяют бронь.',
  },
} satisfies SettingsTexts;
