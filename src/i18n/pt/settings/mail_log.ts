import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para os últimos 50 e-mails aos seus clientes.',
  failed: 'Não foi possível carregar os e-mails.',
  none: 'Nenhum e-mail enviado aos seus clientes ainda.',
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
