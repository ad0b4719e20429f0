import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Sem o 0 inicial, ou cole o número completo.',
      required: 'Digite o telefone.',
      code: 'Escolha o país.',
      too_short: 'Este número é curto demais.',
      too_long: 'Este número é longo demais.',
      initial_zero: 'Tire o 0 inicial.',
      invalid: 'Digite um telefone válido.',
    },
    blocker: {
      title: 'Não pode receber pedidos:',
      soon: 'Renovar em breve:',
      not_approved: 'Não aprovado',
      document_missing: 'Falta: %{document}',
      document_pending: 'Aguardando análise: %{document}',
      document_declined: 'Recusado: %{document}',
      document_expired: 'Venceu em %{date}: %{document}',
      vehicle_missing: 'Sem veículo',
      vehicle_type_missing: 'Falta o tipo do veículo',
      vehicle_not_approved: 'Veículo não aprovado',
      expires_soon: 'Vence em %{date}: %{document}',
    },
    segment: {
      all: 'Todos',
      free: 'Disponíveis',
      on_job: 'Em entrega',
      offline: 'Desconectados',
    },
    in_use: 'Atribuídos e ainda não retirados: %{numbers}. Se você os passar adiante, outra pessoa é chamada.',
    in_use_picked_up:
      'Pedidos em andamento: %{numbers}. Os que já foram retirados precisam ser entregues antes; depois você pode excluir.',
    vehicles: {
      none: 'Nenhum',
    },
  },
  categories: {
    in_use: {
      subs: 'Há %{smart_count} subcategoria aqui. Antes, mova ou exclua a subcategoria. |||| Há %{smart_count} subcategorias aqui. Antes, mova ou exclua as subcategorias.',
      items:
        'Há %{smart_count} item aqui. Antes, mova ou exclua o item. |||| Há %{smart_count} itens aqui. Antes, mova ou exclua os itens.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Escolha %{min}',
      up_to: 'Escolha até %{max}',
      between: 'Escolha de %{min} a %{max}',
      at_least: 'Escolha no mínimo %{min}',
      out_of_stock: 'esgotada',
    },
    customer: { orders: '%{smart_count} pedido |||| %{smart_count} pedidos' },
    position: { not_found: 'Nada encontrado. Confira o endereço ou marque a localização manualmente.' },
  },
  items: {
    new: 'Novo item',
    list: {
      shown: 'Visível para os clientes',
      hidden: 'Oculto para os clientes',
    },
  },
  menuFiles: {
    export: {
      action: 'Exportar',
      columns: 'Colunas',
      title: 'Exportar',
    },
    import: { action: 'Importar' },
  },
  activity: {
    history: {
      show: 'Ver o histórico',
    },
  },
  access: {
    password: {
      short: 'Pelo menos %{min} caracteres.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'A data final é anterior à inicial.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Não aceito a tempo',
      noShow: 'Os clientes não compareceram',
      arrivedBefore: 'Os clientes já tinham chegado',
      feeUnpaid: 'Taxa de reserva não paga a tempo',
      assumedCollected: 'Concluído automaticamente uma hora depois de ficar pronto',
      testOver: 'Pedidos de teste terminam automaticamente',
    },
  },
  modifierGroups: { new: 'Novo grupo de opções' },
  opening: { strip: { closed: 'Fechada' } },
  deliveryAreas: { try: { postcode: 'CEP' } },
};
