import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'As respostas a partir de agora; os códigos enviados mantêm o valor.',
  field: {
    apology_max: 'Valor máximo de desculpas',
    apology_days: 'Dias de validade de um código',
  },
  help: {
    apology_max: 'Quem responde a uma avaliação pode dar ao cliente um código de até este valor. 0 para nenhum.',
  },
} satisfies SettingsTexts;
