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
    within: 'Pedido %{number} recusado: ninguém aceitou em %{time}.',
    in_time: 'Pedido %{number} recusado: ninguém aceitou a tempo.',
    /** Notifications, below the order's number. */
    ending: 'Ainda não foi aceito: está prestes a ser recusado.',
    push: 'Recusado: ninguém aceitou a tempo.',
    card: 'O pagamento com cartão de %{amount} foi reembolsado.',
    cash: 'O pagamento de %{amount} foi reembolsado.',
    unpaid: 'Nada foi cobrado.',
    table: 'A mesa %{number} está livre de novo.',
  },
  failure: {
    payment_failed: 'O pagamento com cartão falhou.',
    refund_failed: 'O reembolso falhou no serviço de pagamento.',
  },
  notice: {
    ending: 'O pedido %{number} está prestes a ser recusado. Aceite agora.',
    view: 'Ver',
    review: 'Nova avaliação: %{smart_count} estrela |||| Nova avaliação: %{smart_count} estrelas',
    change_declined: 'Pedido %{number}: o cliente recusou a alteração.',
    change_expired: 'Pedido %{number}: o cliente não respondeu a tempo. O pedido não muda.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Pedido %{number}: um entregador aceitou',
    2062: 'Pedido %{number}: o entregador está a caminho da loja',
    2063: 'Pedido %{number}: o entregador está na loja',
    2064: 'Pedido %{number}: retirado pelo entregador',
    2065: 'Pedido %{number}: está a caminho do cliente',
    2066: 'Pedido %{number}: o entregador está no endereço do cliente',
    2067: 'Pedido %{number}: entregue',
    2068: 'Pedido %{number}: o cliente cancelou',
    2069: 'Pedido %{number}: nenhum entregador encontrado',
    2070: 'Novo pedido agendado: %{number}',
    2071: 'Novo pedido: %{number}',
    2074: 'Pedido %{number}: o cliente aceitou a alteração',
    2088: 'Pedido %{number}: os dados mudaram',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} novo pedido |||| %{smart_count} novos pedidos',
    ending:
      '%{smart_count} pedido está prestes a ser recusado |||| %{smart_count} pedidos estão prestes a ser recusados',
    unanswered: '%{smart_count} pedido não foi aceito a tempo |||| %{smart_count} pedidos não foram aceitos a tempo',
    cancelled: '%{smart_count} pedido cancelado pelo cliente |||| %{smart_count} pedidos cancelados por clientes',
    answer: '%{smart_count} cliente respondeu a uma alteração |||| %{smart_count} clientes responderam a uma alteração',
    changed: '%{smart_count} pedido mudou |||| %{smart_count} pedidos mudaram',
    courier: '%{smart_count} atualização de entrega |||| %{smart_count} atualizações de entrega',
    nobody_found: '%{smart_count} pedido sem entregador |||| %{smart_count} pedidos sem entregador',
    low_review: '%{smart_count} avaliação baixa |||| %{smart_count} avaliações baixas',
    document: '%{smart_count} aviso sobre um documento |||| %{smart_count} avisos sobre documentos',
  },
  bell: { label: 'Avisos', unread: '%{smart_count} não lido |||| %{smart_count} não lidos' },
};
