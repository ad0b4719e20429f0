import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Voyez ce que coûterait une commande à une adresse. Rien n’est enregistré.',
} satisfies SettingsTexts;
