import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale para pedidos novos. Os pedidos abertos mantêm o preço e os horários; só o tempo para aceitar e os avisos de atraso valem também para eles.',
  waiting:
    'Vale também para os pedidos que estão esperando. Os agendados esperam até o horário. Os registrados pela própria loja são aceitos na hora.',
  section: {
    taking: 'Recebimento de pedidos',
    times: 'Tempos',
    answering: 'Aceite de pedidos',
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
    pickup_time: 'Minutos até a retirada ficar pronta',
    delivery_time_min: 'A entrega leva pelo menos',
    delivery_time: 'A entrega leva no máximo',
    is_ask_estimated_time_for_ready_order: 'Perguntar quantos minutos ao aceitar',
    is_auto_accept: 'Aceitar automaticamente',
    answer_within: 'Minutos até recusar um pedido novo',
    change_answer_within: 'Minutos para o cliente aprovar uma alteração',
    warn_before: 'Antecedência do aviso',
    collect_within: 'Marcar como “não retirado” após',
    is_confirmation_code_required_at_delivery: 'Pedir código na entrega',
    is_confirmation_code_required_at_pickup: 'Pedir código na retirada',
    customer_note: 'Recado aos clientes',
  },
  help: {
    is_business: 'Quando desativado, ninguém pode fazer pedidos, nem você.',
    minimum_order_price: 'Sem taxas nem gorjeta. Para entrega e retirada.',
    preparation_time: 'Sugerido quando você aceita um pedido e usado para calcular os horários prometidos.',
    delivery_time: 'Usado para calcular os horários prometidos.',
    delivery_time_min: 'Os clientes veem o mínimo e o máximo.',
    customer_note: 'Os clientes leem antes de pedir. Quando você anota um pedido, lembramos você de avisar o cliente.',
    answer_within: 'Se ninguém aceitar ou recusar o pedido nesse tempo, ele é recusado e o pagamento é reembolsado.',
    change_answer_within: 'Depois disso, o pedido fica como estava.',
    warn_before: 'O horário de um pedido fica amarelo com esta antecedência.',
    collect_within: 'Para retiradas prontas, a partir do horário prometido.',
  },
} satisfies SettingsTexts;
