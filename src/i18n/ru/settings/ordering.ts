import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Действует для новых заказов; открытые сохраняют цену и сроки. Только время на ответ действует и для ожидающих.',
  waiting:
    'Действует и для заказов, которые ждут сейчас. Заказы ко времени ждут своего срока. Заказы, принятые вами лично, считаются принятыми сразу.',
  section: {
    taking: 'Приём заказов',
    times: 'Время',
    answering: 'Ответ на заказ',
    handover: 'Выдача',
    note: 'Сообщение клиентам',
  },
  field: {
    is_business: 'Принимать заказы',
    is_delivery_on: 'Доставка',
    is_pickup_on: 'Самовывоз',
    is_table_on: 'В зале',
    minimum_order_price: 'Минимальная сумма заказа',
    preparation_time: 'Время приготовления',
    pickup_time: 'До готовности самовывоза',
    delivery_time_min: 'Доставка занимает не менее',
    delivery_time: 'Доставка занимает не более',
    is_ask_estimated_time_for_ready_order: 'Спрашивать минуты при принятии',
    is_auto_accept: 'Принимать автоматически',
    answer_within: 'Минут до отклонения нового заказа',
    change_answer_within: 'Минут на согласие с изменением',
    is_confirmation_code_required_at_delivery: 'Требовать код при доставке',
    is_confirmation_code_required_at_pickup: 'Требовать код при самовывозе',
    customer_note: 'Сообщение клиентам',
  },
  help: {
    is_business: 'Если выключено, новые заказы невозможны, даже от вас.',
    minimum_order_price: 'По стоимости блюд, для доставки и самовывоза.',
    preparation_time: 'Предлагается при принятии и служит основой обещанного времени.',
    delivery_time: 'На него рассчитано обещанное время.',
    delivery_time_min: 'Клиентам называется промежуток между ними.',
    customer_note: 'Клиенты видят его перед заказом. Если заказ принимаете вы, мы напомним о нём.',
    answer_within: 'Если за это время заказ никто не примет и не отклонит, он будет отклонён, а оплата возвращена.',
    change_answer_within: 'После этого заказ остаётся прежним.',
  },
} satisfies SettingsTexts;
