import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux 50 derniers e-mails à vos clients.',
  failed: 'Impossible de charger les e-mails.',
  none: 'Aucun e-mail n’a encore été envoyé à vos clients.',
  state: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'Non envoyé',
  },
} satisfies SettingsTexts;
