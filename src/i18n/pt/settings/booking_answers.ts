import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas e para as que ainda estão abertas.',
  section: {
    requests: 'Reservas novas',
    late: 'Clientes atrasados',
    dishes: 'Itens pedidos com antecedência',
  },
  field: {
    booking_accept_persons_max: 'Aceitar automaticamente até',
    booking_answer_within: 'Recusar automaticamente após',
    booking_answer_before: 'Recusar no máximo',
    booking_grace_period: 'Guardar a mesa por',
    booking_after_grace: 'O que acontece depois',
    booking_kitchen_after: 'Enviar à cozinha após',
  },
  help: {
    booking_accept_persons_max: 'Número de pessoas. Com 0, você aceita cada reserva.',
    booking_answer_within: 'Uma reserva nova que ninguém aceita é recusada depois desse tempo. Com 0, não há limite.',
    booking_answer_before: 'Esse tempo antes da chegada. Vale o que acontecer primeiro. Com 0, não há limite.',
    booking_grace_period: 'Depois do horário reservado.',
    booking_kitchen_after:
      'Contado a partir da chegada dos clientes. Com 0, vão na hora. Deixe vazio para preparar para o horário reservado.',
  },
  choice: {
    booking_after_grace: { ask: 'Você decide', cancel: 'A reserva é cancelada' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'A mesa continua ocupada até você decidir.',
      cancel: 'Fica registrado que o cliente não compareceu, e a mesa é liberada.',
    },
  },
} satisfies SettingsTexts;
