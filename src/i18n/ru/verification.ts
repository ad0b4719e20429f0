import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'Подтверждение заведения',
  step: 'Шаг %{step} из %{count}',
  code: 'Код',
  submit: 'Подтвердить',
  sending: 'Отправляем код…',
  resend: 'Отправить новый код',
  resend_in:
    'Новый код через %{smart_count} секунду |||| Новый код через %{smart_count} секунды |||| Новый код через %{smart_count} секунд',
  resend_at: 'Новый код можно запросить в %{time}.',
  resent: 'Новый код отправлен. Прежние коды больше не действуют.',
  recent: 'Код отправлен совсем недавно. Введите его или подождите, чтобы запросить новый.',
  other_account: 'Войти в другой аккаунт',
  email: {
    title: 'Подтвердите почту',
    detail: 'Мы отправляем код из 6 цифр на адрес %{recipient}. Введите его здесь.',
    hint: 'Письма нет? Проверьте папку со спамом.',
    demo: 'Демо: письмо не отправляется. Вот его текст:',
  },
  phone: {
    title: 'Подтвердите телефон',
    detail: 'Мы отправляем код из 6 цифр на номер %{recipient}. Введите его здесь.',
    hint: 'СМС может идти около минуты.',
    demo: 'Демо: СМС не отправляется. Вот её текст:',
  },
  error: {
    required: 'Введите код.',
    too_short: 'Этот код слишком короткий. Цифр в коде: %{count}.',
    too_long: 'Этот код слишком длинный. Цифр в коде: %{count}.',
    wrong: 'Код неверный. Проверьте его и повторите.',
    ended: 'Этот код больше не действует. Запросите новый.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'Идёт проверка безопасности…',
  done: 'Проверка безопасности пройдена',
  failed: 'Проверка безопасности не удалась. Проверьте связь и повторите.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
