import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Som: %{state}',
    on: 'ligado',
    off: 'desligado',
    blocked: 'bloqueado pelo navegador',
    title: 'Som neste dispositivo',
    volume: 'Volume',
    mute: 'Silenciar',
    test: 'Testar',
    test_cancel: 'Testar som de cancelamento',
    blocked_banner: 'O som fica desligado até você tocar na página.',
    allow: 'Ligar o som',
  },
  connection: {
    live: 'Ao vivo',
    connecting: 'Conectando',
    cut_off: 'Sem conexão',
    outage: 'Indisponível',
    too_many_tabs: 'Abas demais',
  },
  announce: {
    changed: 'O pedido %{number} mudou',
    new: 'Novo pedido %{number}, %{type}, %{total}',
    cancelled: 'O cliente cancelou o pedido %{number}',
    moved: 'Pedido %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Pedido %{number} recusado: ninguém respondeu em %{time}.',
    in_time: 'Pedido %{number} recusado: ninguém respondeu a tempo.',
    /** Notifications, below the order's number. */
    ending: 'Ninguém respondeu ainda: está prestes a ser recusado.',
    push: 'Recusado: ninguém respondeu a tempo.',
    card: 'O pagamento com cartão de %{amount} foi reembolsado.',
    cash: 'O pagamento de %{amount} foi reembolsado.',
    unpaid: 'Nada tinha sido pago.',
    table: 'A mesa %{number} está livre de novo.',
  },
  notice: {
    about: 'Pedido %{number}: %{text}',
    ending: 'O pedido %{number} está prestes a ser recusado: ninguém respondeu ainda.',
    view: 'Ver',
    change_declined: 'Pedido %{number}: o cliente recusou a alteração.',
    change_expired: 'Pedido %{number}: o cliente não respondeu a tempo. O pedido não muda.',
  },
};
