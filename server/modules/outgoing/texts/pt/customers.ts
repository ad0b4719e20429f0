import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Sua mesa em %{store} está reservada',
    lines: [
      'Sua mesa em %{store} está reservada.',
      '%{at} – pessoas: %{persons}',
      'Aqui você pode ver, mudar ou cancelar sua reserva:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Pague a taxa de reserva da sua mesa em %{store}',
    lines: [
      'Você tem uma mesa em %{store}.',
      '%{at} – pessoas: %{persons}',
      'Pague a taxa de reserva de %{fee} até %{due}. Senão, sua mesa será liberada. Aqui você pode pagar e também mudar ou cancelar sua reserva:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Lembrete: sua mesa em %{store}',
    lines: [
      'Você tem uma mesa em %{store}.',
      '%{at} – pessoas: %{persons}',
      'Confirme que você vem. Aqui também dá para mudar ou cancelar sua reserva:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Sua reserva em %{store} mudou',
    lines: [
      'Sua reserva em %{store} mudou. Agora é:',
      '%{at} – pessoas: %{persons}',
      'Se não for bom para você, altere ou cancele aqui:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Sua reserva em %{store} foi cancelada',
    lines: [
      'Infelizmente, %{store} precisou cancelar sua reserva:',
      '%{at} – pessoas: %{persons}',
      'Sentimos muito e esperamos receber você em outra ocasião.',
    ],
  },
  booking_released: {
    subject: 'Sua mesa em %{store} foi liberada',
    lines: [
      '%{store} liberou sua mesa, porque a taxa de reserva de %{fee} não foi paga a tempo:',
      '%{at} – pessoas: %{persons}',
      'Se ainda quiser vir, reserve de novo.',
    ],
  },
  review_reply: {
    subject: '%{store} respondeu à sua avaliação',
    lines: ['%{store} respondeu à sua avaliação do pedido %{number}:', '%{reply}'],
  },
};
