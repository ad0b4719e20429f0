import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'Não\u00A0foi\u00A0possível\u00A0carregar\u00A0o\u00A0saldo.',
  list_failed: 'Não\u00A0foi\u00A0possível\u00A0carregar\u00A0os\u00A0repasses.',
  available: 'Disponível\u00A0agora',
  available_detail: 'O\u00A0que\u00A0você\u00A0pode\u00A0receber\u00A0na\u00A0sua\u00A0conta\u00A0bancária.',
  held: 'Retido',
  held_detail:
    'Você\u00A0pode\u00A0solicitar\u00A0quando\u00A0os\u00A0repasses\u00A0forem\u00A0possíveis\u00A0de\u00A0novo.',
  requested: 'Solicitado',
  requested_detail: 'Em\u00A0solicitações\u00A0que\u00A0ainda\u00A0não\u00A0foram\u00A0pagas.',
  balance: 'Saldo',
  balance_detail:
    'O\u00A0que\u00A0a\u00A0plataforma\u00A0deve\u00A0a\u00A0você,\u00A0por\u00A0tudo\u00A0até\u00A0agora.',
  owed_detail:
    'Você\u00A0deve\u00A0isso\u00A0à\u00A0plataforma.\u00A0É\u00A0descontado\u00A0dos\u00A0próximos\u00A0ganhos.',
  cash: 'Dinheiro\u00A0a\u00A0entregar',
  cash_detail: 'Está\u00A0com\u00A0os\u00A0entregadores\u00A0e\u00A0não\u00A0faz\u00A0parte\u00A0do\u00A0saldo.',
  hold: 'Os\u00A0repasses\u00A0ficam\u00A0retidos\u00A0até\u00A0%{time}\u00A0(faltam\u00A0%{span}),\u00A0porque\u00A0os\u00A0dados\u00A0bancários\u00A0ou\u00A0o\u00A0dono\u00A0da\u00A0loja\u00A0mudaram.',
  frozen:
    'Os\u00A0repasses\u00A0estão\u00A0congelados\u00A0desde\u00A0%{time},\u00A0porque\u00A0uma\u00A0alteração\u00A0não\u00A0autorizada\u00A0dos\u00A0dados\u00A0bancários\u00A0foi\u00A0denunciada.\u00A0Fale\u00A0com\u00A0a\u00A0plataforma.',
  amount: 'Valor',
  request: {
    action: 'Solicitar\u00A0repasse',
    title: 'Solicitar\u00A0repasse',
    available: 'Disponível\u00A0agora:\u00A0%{amount}',
    detail:
      'O\u00A0valor\u00A0vai\u00A0para\u00A0a\u00A0conta\u00A0bancária\u00A0do\u00A0perfil\u00A0do\u00A0dono\u00A0da\u00A0loja.',
    confirm: 'Solicitar\u00A0repasse',
    too_much:
      'É\u00A0mais\u00A0do\u00A0que\u00A0você\u00A0pode\u00A0solicitar\u00A0agora.\u00A0Digite\u00A0um\u00A0valor\u00A0menor.',
    hold: 'Os\u00A0repasses\u00A0estão\u00A0retidos:\u00A0nada\u00A0pode\u00A0ser\u00A0solicitado\u00A0agora.',
    frozen: 'Os\u00A0repasses\u00A0estão\u00A0congelados:\u00A0nada\u00A0pode\u00A0ser\u00A0solicitado\u00A0agora.',
  },
  requests: 'Solicitações',
  cancel: {
    action: 'Cancelar\u00A0solicitação',
    title: 'Cancelar\u00A0esta\u00A0solicitação?',
    detail:
      '%{amount}\u00A0ficam\u00A0no\u00A0seu\u00A0saldo,\u00A0e\u00A0você\u00A0pode\u00A0solicitar\u00A0de\u00A0novo.',
  },
  state: {
    requested: 'Aguardando\u00A0a\u00A0plataforma',
    accepted: 'Aceita',
    transferred: 'A\u00A0caminho\u00A0do\u00A0banco',
    completed: 'Repassado',
    returned: 'Devolvido\u00A0pelo\u00A0banco',
    declined: 'Recusada',
    cancelled: 'Cancelada',
  },
  list: 'Repasses',
  open: 'Repasse\u00A0de\u00A0%{date}:\u00A0%{amount}.\u00A0Mostrar\u00A0detalhes',
  date: 'Data',
  status: 'Status',
  title: 'Repasse:\u00A0%{amount}',
  reference: 'No\u00A0extrato\u00A0bancário',
  requested_on: 'Solicitado\u00A0em',
  requested_by: 'Solicitado\u00A0por',
  returned_on: 'Devolvido\u00A0em',
  returned_because: 'Motivo\u00A0do\u00A0retorno',
  next: 'O\u00A0que\u00A0ainda\u00A0pode\u00A0mudar\u00A0o\u00A0próximo\u00A0repasse',
  cause: {
    open_order:
      'Pago,\u00A0mas\u00A0não\u00A0concluído.\u00A0O\u00A0dinheiro\u00A0volta\u00A0se\u00A0o\u00A0pedido\u00A0for\u00A0cancelado.',
    order_change: 'Uma\u00A0alteração\u00A0do\u00A0pedido\u00A0aguarda\u00A0o\u00A0cliente.',
    contested:
      'Você\u00A0contestou\u00A0uma\u00A0dedução.\u00A0Ela\u00A0volta\u00A0se\u00A0a\u00A0plataforma\u00A0concordar.',
    cash: 'Tem\u00A0dinheiro\u00A0a\u00A0entregar.\u00A0Não\u00A0faz\u00A0parte\u00A0do\u00A0saldo.',
  },
  statement: {
    title: 'Extrato',
    failed: 'Não\u00A0foi\u00A0possível\u00A0carregar\u00A0o\u00A0extrato.',
    period: 'Período',
    balance_before: 'Saldo\u00A0anterior',
    earned: 'Ganhos',
    cash: 'Dinheiro\u00A0que\u00A0já\u00A0está\u00A0com\u00A0você',
    owed: 'Devido\u00A0a\u00A0outros',
    paid_out: 'Repassado',
    due: 'Saldo\u00A0posterior',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'extrato',
  },
  seal: {
    label: 'Selo',
    verify: 'Verificar\u00A0o\u00A0selo',
    intact:
      'O\u00A0selo\u00A0está\u00A0intacto:\u00A0nada\u00A0deste\u00A0período\u00A0mudou\u00A0desde\u00A0que\u00A0o\u00A0extrato\u00A0foi\u00A0feito.',
    changed:
      'O\u00A0selo\u00A0não\u00A0confere:\u00A0algo\u00A0deste\u00A0período\u00A0mudou\u00A0desde\u00A0que\u00A0o\u00A0extrato\u00A0foi\u00A0feito.\u00A0Fale\u00A0com\u00A0a\u00A0plataforma.',
    unchained:
      'Este\u00A0extrato\u00A0confere\u00A0com\u00A0o\u00A0selo,\u00A0mas\u00A0o\u00A0anterior\u00A0foi\u00A0selado\u00A0de\u00A0novo.\u00A0Fale\u00A0com\u00A0a\u00A0plataforma.',
    unsupported:
      'Este\u00A0navegador\u00A0só\u00A0pode\u00A0verificar\u00A0selos\u00A0com\u00A0uma\u00A0conexão\u00A0segura\u00A0(https).',
  },
  empty: {
    title: 'Ainda\u00A0não\u00A0há\u00A0repasses',
    detail: 'Os\u00A0repasses\u00A0para\u00A0sua\u00A0conta\u00A0bancária\u00A0aparecem\u00A0aqui.',
  },
};
