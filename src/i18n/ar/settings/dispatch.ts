import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على عمليات البحث الجديدة.',
  field: {
    auto_assign: 'متى يبدأ البحث عن مندوب',
    offer_seconds: 'مهلة رد المندوب بالثواني',
    search_radius: 'نطاق البحث',
  },
  help: {
    offer_seconds: 'بعدها يُسأل المندوب التالي.',
    search_radius: 'لا يُسأل من هو أبعد عن المتجر، ويُسأل آخرًا من لا يُعرف موقعه. يُترك فارغًا دون حد للمسافة.',
  },
  choice: {
    auto_assign: {
      off: 'عند بدئه يدويًا فقط',
      accepted: 'فور قبول الطلب',
      ready: 'فور جاهزية الطعام',
    },
  },
  meaning: {
    auto_assign: {
      off: 'يُسند كل طلب أو يُبدأ البحث له يدويًا.',
      accepted: 'نبحث أثناء عمل المطبخ ليصل المندوب في الوقت المناسب. وللطلب المجدول يبدأ البحث حين يبدأ المطبخ.',
      ready: 'لا ينتظر أحد طعامًا لم يجهز، لكن الطعام الجاهز قد ينتظر قليلًا.',
    },
  },
} satisfies SettingsTexts;
