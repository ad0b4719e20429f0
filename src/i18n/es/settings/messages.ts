import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los mensajes que se escriban a partir de ahora.',
  field: {
    message_booking_accepted: 'Reserva confirmada',
    message_booking_reminder: 'Recordatorio de reserva',
    message_booking_changed: 'Reserva cambiada',
    message_booking_cancelled: 'Reserva cancelada',
    message_review_reply: 'Respuesta a una reseña',
  },
  send: 'Enviar',
  title_email: 'Asunto',
  title_sms: 'Primera línea',
  content: 'Texto',
  unknown: '%{placeholder} no se puede rellenar. Usa los marcadores de abajo.',
  elsewhere: 'Revisa el otro texto: %{channel}, %{language}.',
  channels: 'Envío por',
  language: 'Idioma',
  only_mail: 'Este mensaje solo se envía por correo.',
  insert: 'Insertar un marcador',
  back: 'Volver al texto estándar',
  preview: 'Vista previa con datos de ejemplo',
  send_all: 'Enviarme todos los textos en %{language}',
  sent: 'Mensajes que se están enviando a %{recipient}: %{count}',
  demo: 'Demo: estos mensajes no se envían. El primero:',
  channel: {
    email: 'Correo',
    sms: 'SMS',
  },
  placeholder: {
    name: 'Nombre del cliente',
    store: 'Nombre de tu local',
    at: 'Fecha y hora',
    persons: 'Número de comensales',
    link: 'Enlace a la reserva',
    number: 'Número de pedido',
    reply: 'Tu respuesta',
  },
  sms: {
    parts: 'Partes: %{parts}. Caracteres: %{characters}.',
    special: 'Caben menos caracteres en cada parte debido a: %{characters}',
  },
} satisfies SettingsTexts;
