import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Novos pedidos seguem as áreas atuais. Pedidos abertos mantêm a taxa.',
} satisfies SettingsTexts;
