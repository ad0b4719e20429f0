import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для последних 50 писем клиентам.',
  failed: 'Не удалось загрузить письма.',
  none: 'Клиентам ещё не отправляли писем.',
  state: {
    waiting: 'Ожидает',
    sent: 'Отправлено',
    failed: 'Не отправлено',
    bounced: 'Вернулось',
  },
  stopped: {
    title: 'Адреса, которые не принимают письма',
    detail: 'Письма на них не уходят, пока вы снова этого не разрешите.',
    lift: 'Снова разрешить',
    lifted: 'На этот адрес снова можно отправлять письма.',
  },
} satisfies SettingsTexts;
