import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los pedidos nuevos siguen las zonas actuales. Los pedidos abiertos conservan su tarifa.',
} satisfies SettingsTexts;
