import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Ответы с этого момента; отправленные коды сохраняют свою сумму.',
  field: {
    apology_max: 'Наибольшее извинение',
    apology_days: 'Срок действия кода в днях',
  },
  help: {
    apology_max: 'Отвечая на отзыв, можно дать клиенту код до этой суммы. 0 — без кодов.',
  },
} satisfies SettingsTexts;
