import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Avisos',
  mark_all: 'Marcar tudo como lido',
  empty: 'Ainda não há avisos',
  empty_detail: 'O que aconteceu nos últimos 7 dias aparece aqui.',
  today: 'Hoje',
  yesterday: 'Ontem',
  unread: 'Não lido',
  settings: 'Configurações dos avisos',
  back: 'Voltar',
  kinds: 'Como este dispositivo avisa cada evento',
  channel: { sound: 'Som', notice: 'Aviso', list: 'Só na lista' },
  kind: {
    new_order: 'Novo pedido',
    ending: 'Pedido prestes a ser recusado',
    unanswered: 'Pedido recusado sem resposta',
    cancelled: 'Pedido cancelado pelo cliente',
    answer: 'Resposta do cliente a uma alteração',
    changed: 'Pedido alterado',
    courier: 'Novidades das entregas',
    nobody_found: 'Nenhum entregador encontrado',
    low_review: 'Avaliação baixa',
  },
  jumps: 'Sair também de outras páginas',
  jumps_detail:
    'Após 30 segundos sem uso, um painel abre a página de um novo evento. Ative para que qualquer página faça isso, a não ser que algo esteja aberto ou não salvo.',
};
