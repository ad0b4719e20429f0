import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale para pedidos novos; os abertos mantêm preço e horários. Só o tempo de resposta e os avisos de atraso valem também para os abertos.',
  waiting:
    'Vale também para os pedidos que estão esperando. Os agendados esperam até o horário. Os registrados pela própria loja são aceitos na hora.',
  section: {
    taking: 'Recebimento de pedidos',
    times: 'Tempos',
    answering: 'Resposta',
    clocks: 'Avisos de atraso',
    handover: 'Entrega ao cliente',
    note: 'Recado aos clientes',
  },
  field: {
    is_business: 'Receber pedidos',
    is_delivery_on: 'Entrega',
    is_pickup_on: 'Retirada',
    is_table_on: 'Mesa',
    minimum_order_price: 'Pedido mínimo',
    preparation_time: 'Tempo de preparo',
    pickup_time: 'Até a retirada',
    delivery_time_min: 'A entrega leva pelo menos',
    delivery_time: 'A entrega leva no máximo',
    is_ask_estimated_time_for_ready_order: 'Perguntar os minutos ao aceitar',
    is_auto_accept: 'Aceitar automaticamente',
    answer_within: 'Minutos até recusar um pedido novo',
    change_answer_within: 'Minutos para aprovar uma alteração',
    warn_before: 'Antecedência do aviso',
    collect_within: 'Marcar como “não retirado” após',
    is_confirmation_code_required_at_delivery: 'Pedir código na entrega',
    is_confirmation_code_required_at_pickup: 'Pedir código na retirada',
    customer_note: 'Recado aos clientes',
  },
  help: {
    is_business: 'Se estiver desativado, ninguém faz pedidos novos, nem você.',
    minimum_order_price: 'Dos itens, para entrega e retirada.',
    preparation_time: 'Sugerido ao aceitar e base dos horários prometidos.',
    delivery_time: 'Os horários prometidos contam com isso.',
    delivery_time_min: 'Os clientes veem o intervalo entre os dois.',
    customer_note: 'Os clientes leem antes de pedir. Se você anotar o pedido, lembramos você.',
    answer_within: 'Se ninguém aceitar ou recusar o pedido nesse tempo, ele é recusado e o pagamento é reembolsado.',
    change_answer_within: 'Depois disso, o pedido fica como estava.',
    warn_before: 'O horário de um pedido fica amarelo com esta antecedência.',
    collect_within: 'Para retiradas prontas, a partir do horário prometido.',
  },
} satisfies SettingsTexts;
