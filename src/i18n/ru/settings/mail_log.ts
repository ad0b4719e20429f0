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
    detail: 'Они не получают от вас писем, пока вы снова этого не разрешите.',
    lift: 'Снова разрешить',
    lifted: 'Этот адрес снова получает письма.',
  },
} satisfies SettingsTexts;
