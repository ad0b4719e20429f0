import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificações',
  explain:
    'Este dispositivo pode avisar você de novos pedidos, cancelamentos e avaliações baixas, mesmo com o Storedesk fechado.',
  turn_on: 'Ativar',
  is_on: 'Ativadas neste dispositivo',
  registering: 'Ativando…',
  unreached:
    'Permitidas, mas não foi possível registrar este dispositivo. Com o Storedesk fechado, você não receberá avisos.',
  blocked: 'Bloqueadas pelo navegador. Permita as notificações deste site nas configurações dele.',
  failed: 'Não foi possível ativar as notificações. Tente de novo mais tarde.',
  offer: 'Receber avisos de pedidos com o Storedesk fechado?',
  waiting: 'Você tocou em uma notificação',
};
