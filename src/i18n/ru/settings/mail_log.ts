import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для последних 50 писем клиентам.',
  failed: 'Не удалось загрузить письма.',
  none: 'Клиентам ещё не отправляли писем.',
  state: {
    waiting: 'Ожидает',
    sent: 'Отправлено',
    failed: 'Не отправлено',
  },
} satisfies SettingsTexts;
