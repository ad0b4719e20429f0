import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para mensagens escritas a partir de agora.',
  field: {
    message_booking_accepted: 'Reserva confirmada',
    message_booking_reminder: 'Lembrete de reserva',
    message_booking_changed: 'Reserva alterada',
    message_booking_cancelled: 'Reserva cancelada',
    message_review_reply: 'Resposta a uma avaliação',
  },
  send: 'Enviar',
  title_email: 'Assunto',
  title_sms: 'Primeira linha',
  content: 'Texto',
  unknown: '%{placeholder} não pode ser preenchido. Use os marcadores abaixo.',
  elsewhere: 'Confira o outro texto: %{channel}, %{language}.',
  channels: 'Envio por',
  language: 'Idioma',
  only_mail: 'Esta mensagem só é enviada por e-mail.',
  insert: 'Adicionar um marcador',
  back: 'Voltar ao texto padrão',
  preview: 'Prévia com dados de exemplo',
  send_all: 'Enviar para mim todos os textos em %{language}',
  sent: 'Mensagens sendo enviadas para %{recipient}: %{count}',
  demo: 'Demonstração: estas mensagens não são enviadas. A primeira:',
  channel: {
    email: 'E-mail',
    sms: 'SMS',
  },
  placeholder: {
    name: 'Nome do cliente',
    store: 'Nome da sua loja',
    at: 'Data e hora',
    persons: 'Número de pessoas',
    link: 'Link da reserva',
    number: 'Número do pedido',
    reply: 'Sua resposta',
  },
  sms: {
    parts: 'Partes: %{parts}. Caracteres: %{characters}.',
    special: 'Cabem menos caracteres em cada parte por causa de: %{characters}',
  },
} satisfies SettingsTexts;
