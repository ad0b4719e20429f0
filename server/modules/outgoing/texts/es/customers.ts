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
  review_reply: {
    subject: '%{store} respondió a tu reseña',
    lines: ['%{store} respondió a tu reseña del pedido %{number}:', '%{reply}'],
  },
};
