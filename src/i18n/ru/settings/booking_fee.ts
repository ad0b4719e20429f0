import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых броней. Бронь сохраняет плату, с которой оформлена.',
  field: {
    booking_fee_amount: 'Плата за бронирование',
    booking_fee_per: 'Взимается',
    booking_fee_is_off_the_bill: 'Вычитать плату из счёта',
    booking_fee_due_within: 'Внести в течение',
    booking_fee_after_no_shows: 'Только если гости не приходили',
  },
  help: {
    booking_fee_amount: 'Её вносят картой те, кто бронирует онлайн. Введите 0, чтобы не брать плату.',
    booking_fee_is_off_the_bill: 'Если выключено, она добавляется к счёту.',
    booking_fee_due_within: 'Если гость не заплатит вовремя, бронь отменяется и столик снова свободен.',
    booking_fee_after_no_shows: 'Платят только те, кто не пришёл хотя бы столько раз. Введите 0, чтобы платили все.',
  },
  choice: { booking_fee_per: { booking: 'За бронь', person: 'С человека' } },
  summary: { title: 'Что читают гости' },
  sentence: {
    none: 'Бронирование бесплатно.',
    pay: 'Внесите %{fee} картой в течение %{time} после бронирования. Иначе бронь будет отменена.',
    deposit: 'Мы просим депозит, потому что вы не пришли по прошлой брони.',
    off_the_bill: 'Сумма вычитается из счёта.',
    kept: 'Сумма добавляется к счёту.',
    returned: 'При отмене мы вернём то, что останется после платы за отмену.',
    booking: '%{amount} за бронь',
    person: '%{amount} с человека',
  },
} satisfies SettingsTexts;
