import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificações',
  explain:
    'Este dispositivo pode avisar você de novos pedidos, cancelamentos e avaliações baixas, mesmo com o Storedesk fechado.',
  turn_on: 'Ativar',
  not_now: 'Agora não',
  is_on: 'Ativadas neste dispositivo',
  registering: 'Ativando…',
  unreached:
    'Permitidas, mas não foi possível registrar este dispositivo. Com o Storedesk fechado, você não receberá avisos.',
  retry: 'Tentar de novo',
  blocked: 'Bloqueadas pelo navegador. Permita as notificações deste site nas configurações dele.',
  failed: 'Não foi possível ativar as notificações. Tente de novo mais tarde.',
  offer_title: 'Receber avisos com o Storedesk fechado?',
  offer_detail:
    'Este dispositivo avisará você de novos pedidos, cancelamentos e avaliações baixas. Você também pode ativar mais tarde, pelo ícone do sino.',
  waiting: 'Você tocou em uma notificação',
};
