import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas y a las que siguen pendientes.',
  section: {
    requests: 'Reservas nuevas',
    late: 'Comensales que se retrasan',
    dishes: 'Productos pedidos por adelantado',
  },
  field: {
    booking_accept_persons_max: 'Aceptar automáticamente hasta',
    booking_answer_within: 'Rechazar automáticamente tras',
    booking_answer_before: 'Rechazar como muy tarde',
    booking_grace_period: 'Guardar la mesa durante',
    booking_after_grace: 'Qué pasa después',
    booking_kitchen_after: 'Enviar a la cocina después de',
  },
  help: {
    booking_accept_persons_max: 'Número de comensales. Escribe 0 para aceptar tú cada reserva.',
    booking_answer_within: 'Una reserva nueva que nadie acepta se rechaza entonces. Escribe 0 para no poner límite.',
    booking_answer_before:
      'Este tiempo antes de que lleguen. Se aplica el límite que llegue antes. Escribe 0 para no poner límite.',
    booking_grace_period: 'Después de la hora reservada.',
    booking_kitchen_after:
      'Se cuenta desde que llegan los comensales. Con 0 se envían al momento. Déjalo vacío para prepararlos para la hora reservada.',
  },
  choice: {
    booking_after_grace: { ask: 'Decides tú', cancel: 'La reserva se cancela' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'La mesa sigue ocupada hasta que decidas.',
      cancel: 'Queda anotado que no se presentaron, y la mesa vuelve a estar libre.',
    },
  },
} satisfies SettingsTexts;
