import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux 50 derniers e-mails à vos clients.',
  failed: 'Impossible de charger les e-mails.',
  none: 'Aucun e-mail n’a encore été envoyé à vos clients.',
  state: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'Non envoyé',
    bounced: 'Revenu',
  },
  stopped: {
    title: 'Adresses qui n’acceptent pas d’e-mails',
    detail: 'Elles ne reçoivent plus d’e-mails de votre part tant que vous ne l’autorisez pas de nouveau.',
    lift: 'Autoriser de nouveau',
    lifted: 'Cette adresse reçoit de nouveau des e-mails.',
  },
} satisfies SettingsTexts;
