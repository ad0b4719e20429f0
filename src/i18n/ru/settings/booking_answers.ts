import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней и для тех, что ещё открыты.',
  section: {
    requests: 'Новые брони',
    late: 'Гости опаздывают',
    dishes: 'Позиции, заказанные заранее',
  },
  field: {
    booking_accept_persons_max: 'Принимать автоматически до',
    booking_answer_within: 'Отклонять автоматически через',
    booking_answer_before: 'Отклонять не позднее чем за',
    booking_grace_period: 'Держать столик',
    booking_after_grace: 'Что происходит потом',
    booking_kitchen_after: 'Передавать на кухню через',
  },
  help: {
    booking_accept_persons_max: 'Число гостей. Введите 0, чтобы принимать каждую бронь самостоятельно.',
    booking_answer_within: 'Новая бронь, которую никто не принял, отклоняется. Введите 0, чтобы не ограничивать.',
    booking_answer_before: 'До прихода гостей. Действует то, что наступит раньше. Введите 0, чтобы не ограничивать.',
    booking_grace_period: 'После забронированного времени.',
    booking_kitchen_after:
      'Считая от прихода гостей. Введите 0, чтобы передать сразу. Оставьте пустым, чтобы приготовить ко времени брони.',
  },
  choice: {
    booking_after_grace: { ask: 'Решаете вы', cancel: 'Бронь отменяется' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'Столик остаётся занятым, пока вы не решите.',
      cancel: 'Отмечается, что гости не пришли, и столик снова свободен.',
    },
  },
} satisfies SettingsTexts;
