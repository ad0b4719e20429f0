import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificações',
  explain: 'Este dispositivo pode avisar você de novos pedidos e cancelamentos, mesmo com o Storedesk fechado.',
  turn_on: 'Ativar',
  not_now: 'Agora não',
  is_on: 'Ativadas neste dispositivo',
  registering: 'Ativando…',
  unreached:
    'Permitidas aqui, mas não foi possível registrar este dispositivo. Com o Storedesk fechado, nada será avisado.',
  retry: 'Tentar de novo',
  blocked: 'Bloqueadas pelo navegador. Permita as notificações para este endereço nas configurações dele.',
  failed: 'Não foi possível ativar as notificações. Tente de novo mais tarde.',
  offer_title: 'Quer saber dos pedidos com o Storedesk fechado?',
  offer_detail:
    'Este dispositivo avisará você de novos pedidos e cancelamentos. Você também pode ativar mais tarde, no sino.',
  waiting: 'O pedido da notificação',
};
