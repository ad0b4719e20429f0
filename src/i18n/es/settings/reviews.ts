import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Las respuestas desde ahora; los códigos enviados conservan su valor.',
  field: {
    apology_max: 'Disculpa máxima',
    apology_days: 'Días de validez de un código',
  },
  help: {
    apology_max: 'Quien responde a una reseña puede dar al cliente un código de hasta este importe. 0 para ninguno.',
  },
} satisfies SettingsTexts;
