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
  kinds: 'Como este dispositivo avisa sobre cada evento',
  channel: { sound: 'Som', notice: 'Na tela', list: 'Só na lista' },
  kind: {
    new_order: 'Novo pedido',
    ending: 'Pedido prestes a ser recusado',
    unanswered: 'Pedido não aceito a tempo',
    cancelled: 'Pedido cancelado pelo cliente',
    answer: 'Resposta do cliente a uma alteração',
    changed: 'Pedido alterado',
    courier: 'Atualizações de entrega',
    nobody_found: 'Nenhum entregador encontrado',
    low_review: 'Avaliação baixa',
    document: 'Documentos da loja',
  },
  jumps: 'Abrir eventos a partir de qualquer página',
  jumps_detail:
    'Após 30 segundos sem uso, um quadro abre a página de um novo evento. Ative para que qualquer página faça isso, a menos que haja algo aberto ou não salvo.',
};
