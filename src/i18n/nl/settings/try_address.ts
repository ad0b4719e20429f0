import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Bekijk wat een bestelling naar een adres kost. Er wordt niets opgeslagen.',
} satisfies SettingsTexts;
