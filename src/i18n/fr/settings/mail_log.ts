import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux 50 derniers e-mails à vos clients.',
  failed: 'Les e-mails n’ont pas pu être chargés.',
  none: 'Aucun e-mail n’a encore été envoyé à vos clients.',
  state: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'Non envoyé',
    bounced: 'Retourné',
  },
  stopped: {
    title: 'Adresses qui n’acceptent pas d’e-mails',
    detail: 'Vous ne leur envoyez plus d’e-mails tant que vous ne l’avez pas autorisé de nouveau.',
    lift: 'Autoriser de nouveau',
    lifted: 'Cette adresse reçoit de nouveau des e-mails.',
  },
} satisfies SettingsTexts;
