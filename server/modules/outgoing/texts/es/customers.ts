import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Tu mesa en %{store} está reservada',
    lines: [
      'Tu mesa en %{store} está reservada.',
      '%{at} – comensales: %{persons}',
      'Aquí puedes ver, cambiar o cancelar tu reserva:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Paga el cargo por reserva de tu mesa en %{store}',
    lines: [
      'Tienes una mesa en %{store}.',
      '%{at} – comensales: %{persons}',
      'Paga el cargo por reserva de %{fee} antes de: %{due}. Si no, tu mesa quedará libre. Aquí puedes pagar, y también cambiar o cancelar tu reserva:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Recordatorio: tu mesa en %{store}',
    lines: [
      'Tienes una mesa en %{store}.',
      '%{at} – comensales: %{persons}',
      'Confirma tu visita. También puedes cambiar o cancelar tu reserva aquí:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Cambió tu reserva en %{store}',
    lines: [
      'Cambió tu reserva en %{store}. Ahora es:',
      '%{at} – comensales: %{persons}',
      'Si no te viene bien, puedes cambiarla o cancelarla aquí:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Se canceló tu reserva en %{store}',
    lines: [
      'Lamentablemente, %{store} tuvo que cancelar tu reserva:',
      '%{at} – comensales: %{persons}',
      'Lo sentimos y esperamos verte en otra ocasión.',
    ],
  },
  booking_released: {
    subject: 'Tu mesa en %{store} ya no está reservada',
    lines: [
      '%{store} liberó tu mesa porque el cargo por reserva de %{fee} no se pagó a tiempo:',
      '%{at} – comensales: %{persons}',
      'Si aún quieres venir, haz otra reserva.',
    ],
  },
  review_reply: {
    subject: '%{store} respondió a tu reseña',
    lines: ['%{store} respondió a tu reseña del pedido %{number}:', '%{reply}'],
  },
};
