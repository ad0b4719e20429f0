import type { CustomerEvent } from '#contract/messages/customerEvents';
import type { ReferenceLanguage } from '#contract/referenceLanguages';

/** The events with text messages. */
export type SmsEvent = Exclude<CustomerEvent, 'review_reply'>;

/**
 * The standard contents of text messages: short, since each part costs, and without characters that halve what fits in
 * a part wherever a language can do without them. Their title is the store's name, from which
 * customers see who writes.
 */
export const smsTexts: Readonly<Record<ReferenceLanguage, Readonly<Record<SmsEvent, string>>>> = {
  en: {
    booking_accepted: 'Your table is booked: {at}, guests: {persons}. See or change it: {link}',
    booking_fee_due:
      'Your table: {at}, guests: {persons}. Please pay the booking fee of {fee} by {due} to keep it: {link}',
    booking_reminder: 'Your table: {at}, guests: {persons}. Please confirm that you will come: {link}',
    booking_changed: 'Your booking was changed. It is now: {at}, guests: {persons}. {link}',
    booking_cancelled: 'Unfortunately, we had to cancel your booking: {at}, guests: {persons}.',
    booking_released:
      'Your table was released, because the booking fee of {fee} was not paid in time: {at}, guests: {persons}.',
  },
  ar: {
    booking_accepted: 'طاولتك محجوزة: {at}، عدد الضيوف: {persons}. لعرض الحجز أو تغييره: {link}',
    booking_fee_due: 'طاولتك: {at}، عدد الضيوف: {persons}. يُرجى دفع رسوم الحجز {fee} حتى {due}: {link}',
    booking_reminder: 'طاولتك: {at}، عدد الضيوف: {persons}. يُرجى تأكيد الحضور: {link}',
    booking_changed: 'تم تغيير حجزك. أصبح الآن: {at}، عدد الضيوف: {persons}. {link}',
    booking_cancelled: 'نأسف، اضطررنا إلى إلغاء حجزك: {at}، عدد الضيوف: {persons}.',
    booking_released:
      'لم تعد طاولتك محجوزة، لأن رسوم الحجز {fee} لم تُدفع في الوقت المحدد: {at}، عدد الضيوف: {persons}.',
  },
  de: {
    booking_accepted: 'Ihr Tisch ist reserviert: {at}, Gäste: {persons}. Ansehen oder ändern: {link}',
    booking_fee_due:
      'Ihr Tisch: {at}, Gäste: {persons}. Bitte zahlen Sie die Reservierungsgebühr von {fee} bis {due}, sonst wird er freigegeben: {link}',
    booking_reminder: 'Ihr Tisch: {at}, Gäste: {persons}. Bitte bestätigen Sie, dass Sie kommen: {link}',
    booking_changed: 'Ihre Reservierung wurde geändert. Neu: {at}, Gäste: {persons}. {link}',
    booking_cancelled: 'Leider mussten wir Ihre Reservierung stornieren: {at}, Gäste: {persons}.',
    booking_released:
      'Ihr Tisch wurde freigegeben, weil die Reservierungsgebühr von {fee} nicht rechtzeitig bezahlt wurde: {at}, Gäste: {persons}.',
  },
  es: {
    booking_accepted: 'Mesa reservada: {at}, comensales: {persons}. Ver o cambiar: {link}',
    booking_fee_due:
      'Tu mesa: {at}, comensales: {persons}. Para conservarla, paga el cargo por reserva de {fee} antes de: {due}. {link}',
    booking_reminder: 'Tu mesa: {at}, comensales: {persons}. Por favor, confirma tu visita: {link}',
    booking_changed: 'Cambio en tu reserva. Ahora es: {at}, comensales: {persons}. {link}',
    booking_cancelled: 'Lamentablemente, tuvimos que cancelar tu reserva: {at}, comensales: {persons}.',
    booking_released: 'Mesa liberada por falta de pago del cargo por reserva ({fee}): {at}, comensales: {persons}.',
  },
  fr: {
    booking_accepted: 'Votre table est réservée : {at}, couverts : {persons}. Voir ou modifier : {link}',
    booking_fee_due:
      'Votre table : {at}, couverts : {persons}. Pour la garder, payez les frais de réservation de {fee} avant le {due} : {link}',
    booking_reminder: 'Votre table : {at}, couverts : {persons}. Merci de confirmer votre venue : {link}',
    booking_changed: 'Votre réservation a été modifiée. La voici : {at}, couverts : {persons}. {link}',
    booking_cancelled: 'Malheureusement, nous avons annulé votre réservation : {at}, couverts : {persons}.',
    booking_released:
      'Votre table a été libérée : les frais de réservation de {fee} restaient à payer. {at}, couverts : {persons}.',
  },
  it: {
    booking_accepted: 'Il tuo tavolo è prenotato: {at}, coperti: {persons}. Per vedere o cambiare: {link}',
    booking_fee_due:
      'Il tuo tavolo: {at}, coperti: {persons}. Per tenerlo, paga il costo di prenotazione di {fee} entro: {due}. {link}',
    booking_reminder: 'Il tuo tavolo: {at}, coperti: {persons}. Conferma che venite: {link}',
    booking_changed: 'La tua prenotazione è cambiata. Ora è: {at}, coperti: {persons}. {link}',
    booking_cancelled: 'Purtroppo abbiamo dovuto annullare la tua prenotazione: {at}, coperti: {persons}.',
    booking_released:
      'Il tuo tavolo non è più prenotato: il costo di prenotazione di {fee} non è stato pagato in tempo. {at}, coperti: {persons}.',
  },
  nl: {
    booking_accepted: 'Je tafel is gereserveerd: {at}, gasten: {persons}. Bekijken of wijzigen: {link}',
    booking_fee_due:
      'Je tafel: {at}, gasten: {persons}. Betaal de reserveringskosten van {fee} voor {due}, anders wordt ze vrijgegeven: {link}',
    booking_reminder: 'Je tafel: {at}, gasten: {persons}. Bevestig dat je komt: {link}',
    booking_changed: 'Je reservering is gewijzigd. Dit is ze nu: {at}, gasten: {persons}. {link}',
    booking_cancelled: 'Helaas hebben we je reservering moeten annuleren: {at}, gasten: {persons}.',
    booking_released:
      'Je tafel is vrijgegeven, omdat de reserveringskosten van {fee} niet op tijd zijn betaald: {at}, gasten: {persons}.',
  },
  pt: {
    booking_accepted: 'Mesa reservada: {at}, pessoas: {persons}. Ver ou mudar: {link}',
    booking_fee_due:
      'Sua mesa: {at}, pessoas: {persons}. Para garantir a mesa, pague a taxa de reserva de {fee} até {due}: {link}',
    booking_reminder: 'Sua mesa: {at}, pessoas: {persons}. Por favor, confirme sua vinda: {link}',
    booking_changed: 'Sua reserva mudou. Agora é: {at}, pessoas: {persons}. {link}',
    booking_cancelled: 'Infelizmente, precisamos cancelar sua reserva: {at}, pessoas: {persons}.',
    booking_released: 'Mesa liberada por falta de pagamento da taxa de reserva ({fee}): {at}, pessoas: {persons}.',
  },
  ru: {
    booking_accepted: 'Столик забронирован: {at}, гостей: {persons}. Посмотреть или изменить: {link}',
    booking_fee_due: 'Ваш столик: {at}, гостей: {persons}. Внесите плату за бронирование {fee} до: {due}. {link}',
    booking_reminder: 'Ваш столик: {at}, гостей: {persons}. Подтвердите, пожалуйста, что придёте: {link}',
    booking_changed: 'Ваша бронь изменена. Теперь: {at}, гостей: {persons}. {link}',
    booking_cancelled: 'К сожалению, нам пришлось отменить вашу бронь: {at}, гостей: {persons}.',
    booking_released: 'Бронь снята: плата за бронирование {fee} не внесена вовремя. {at}, гостей: {persons}.',
  },
};
