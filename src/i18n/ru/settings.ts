import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'Не удалось загрузить настройки.',
  orders: {
    answer_within: 'Минут до отклонения нового заказа',
    answer_within_hint:
      'Если за это время заказ никто не примет и не отклонит, он будет отклонён, а оплата возвращена.',
    note: 'Действует и для заказов, которые ждут сейчас. Заказы ко времени ждут своего срока. Заказы, принятые вами лично, считаются принятыми сразу.',
  },
};
