import type { providers as english } from '../en/providers';

export const providers: typeof english = {
  new: 'Novo entregador',
  search: 'Nome, telefone ou placa',
  call: 'Ligar',
  reason: 'Motivo',
  reason_hint: 'Fica junto da decisão, para todos saberem o porquê.',
  needs_attention: 'Precisa de atenção',
  platform: 'a plataforma',
  decided_by: 'Decisão: %{name}, %{at}',
  undecided: 'Nenhuma decisão ainda.',
  next_steps:
    'Depois de salvar, adicione documentos e um veículo. Quando tudo estiver aprovado, inclusive o entregador, ele poderá receber pedidos.',
  person: 'Dados pessoais',
  part_failed: 'Não foi possível carregar.',
  on_job: 'Em entrega (%{smart_count}) |||| Em entrega (%{smart_count})',
  approval: {
    pending: 'Pendente',
    approved: 'Aprovado',
    declined: 'Recusado',
    blocked: 'Bloqueado',
  },
  availability: {
    free: 'Disponível',
    on_job: 'Em entrega',
    offline: 'Desconectado',
  },
  column: {
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    availability: 'Disponibilidade',
    approval: 'Aprovação',
    vehicle: 'Veículo',
    today: 'Hoje',
    position: 'Localização',
  },
  sort: {
    created_at: 'Data de cadastro',
  },
  empty: {
    title: 'Nenhum entregador ainda',
    detail:
      'Adicione as pessoas que entregam para você. Com documentos aprovados e um veículo, elas podem receber pedidos.',
  },
  decide: {
    pending: 'Decidir depois',
    approved: 'Aprovar',
    declined: 'Recusar',
    blocked: 'Bloquear',
  },
  ask: {
    declined: 'Recusar %{name}?',
    blocked: 'Bloquear %{name}?',
  },
  ask_detail: {
    declined: 'Nenhum pedido será oferecido até você decidir o contrário.',
    blocked: 'Nenhum pedido será oferecido até você decidir o contrário.',
  },
  decided: {
    pending: '%{name}: decisão pendente.',
    approved: '%{name}: aprovado.',
    declined: '%{name}: recusado.',
    blocked: '%{name}: bloqueado.',
  },
  field: {
    first_name: 'Nome',
    last_name: 'Sobrenome',
    country_phone_code: 'Código do país',
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    image: 'Foto',
  },
  position: {
    none: 'Sem localização',
    now: 'Agora mesmo',
    ago: 'há %{time}',
  },
  today: {
    none: 'Nenhuma entrega ainda',
    line: '%{smart_count} · %{amount} |||| %{smart_count} · %{amount}',
    deliveries: 'Entregas',
    fees: 'Taxas de entrega',
    tips: 'Gorjetas',
    cash: 'Dinheiro recebido',
    cash_hint: 'Pago hoje em dinheiro pelos clientes na porta. Deve ser entregue no caixa.',
  },
  jobs: {
    title: 'Hoje',
    none: 'Nenhum pedido hoje.',
    order: 'Pedido %{number}',
    active: 'Pedidos em andamento',
  },
  vehicles: {
    title: 'Veículos',
    add: 'Adicionar veículo',
    edit: 'Editar veículo',
    empty: 'Nenhum veículo ainda. Sem veículo, nenhum pedido é oferecido.',
    in_use: 'Em uso',
    use: 'Usar este',
    approve: 'Aprovar veículo',
    disapprove: 'Revogar aprovação',
    delete_detail: 'O veículo é excluído para sempre. Sem veículo, nenhum pedido é oferecido.',
    year_error: 'Digite um ano com quatro dígitos, 1950 ou depois.',
    field: {
      vehicle_type_id: 'Tipo',
      name: 'Nome',
      model: 'Modelo',
      color: 'Cor',
      year: 'Ano',
      plate_number: 'Placa',
    },
  },
  take_back_and_delete: 'Passar adiante e excluir',
  delete_detail:
    'Nenhum pedido mais será oferecido, e as chamadas sem resposta passam para outra pessoa. Os pedidos entregues mantêm o nome.',
  active_orders: {
    to_fetch: 'Ainda não retirados: %{numbers}',
    take_back: 'Passar para outra pessoa',
    keep: 'Deixar com este entregador',
    picked_up: 'Já retirados: %{numbers}. Ficam com %{name} até a entrega.',
    offers: 'As chamadas sem resposta passam para outra pessoa de qualquer forma.',
    unknown: 'Não foi possível carregar os pedidos em andamento. Os ainda não retirados:',
    of_many: 'Pedidos ainda não retirados',
  },
  bulk: {
    title: {
      approved: 'Aprovar os selecionados (%{count})?',
      declined: 'Recusar os selecionados (%{count})?',
      blocked: 'Bloquear os selecionados (%{count})?',
    },
    detail: {
      approved: 'Eles podem receber pedidos assim que os documentos e o veículo também forem aprovados.',
      declined:
        'Nenhum pedido será oferecido até você decidir o contrário. Os que já foram retirados ainda são entregues.',
      blocked:
        'Nenhum pedido será oferecido até você decidir o contrário. Os que já foram retirados ainda são entregues.',
    },
    done: {
      approved: 'Aprovados: %{count}',
      declined: 'Recusados: %{count}',
      blocked: 'Bloqueados: %{count}',
    },
  },
  ending: {
    title: 'Documentos que vencem em até 14 dias:',
    show: 'Ver',
    seen: 'Entendi',
    others: 'mais %{count}',
    filter: 'Documento vence em breve',
  },
};
