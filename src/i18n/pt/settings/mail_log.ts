import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para os últimos 50 e-mails aos seus clientes.',
  failed: 'Não foi possível carregar os e-mails.',
  none: 'Ainda não foi enviado nenhum e-mail aos seus clientes.',
  state: {
    waiting: 'Em espera',
    sent: 'Enviado',
    failed: 'Não enviado',
    bounced: 'Devolvido',
  },
  stopped: {
    title: 'Endereços que não aceitam e-mails',
    detail: 'Eles não recebem mais e-mails seus até você permitir de novo.',
    lift: 'Permitir de novo',
    lifted: 'Este endereço volta a receber e-mails.',
  },
} satisfies SettingsTexts;
