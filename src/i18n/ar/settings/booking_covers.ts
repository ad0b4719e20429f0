import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة. تبقى الحجوزات السابقة كما هي.',
  section: {
    limits: 'الضيوف كل ربع ساعة',
    exceptions: 'الاستثناءات',
  },
  field: {
    booking_covers_max: 'كل الضيوف',
    booking_guest_covers_max: 'بحجز من العملاء',
    booking_busy_covers_percent: 'النسبة عند ضغط الطلبات',
    booking_cover_exceptions: 'حدود أخرى في بعض الأيام',
  },
  help: {
    booking_covers_max: 'عدد الضيوف الذين يمكن أن يصلوا خلال 15 دقيقة. يُترك فارغًا لعدد غير محدود.',
    booking_guest_covers_max: 'يبقى الباقي للحجوزات التي تُسجّل في المتجر. يُترك فارغًا لعدد غير محدود.',
    booking_busy_covers_percent: 'عند ضغط الطلبات أو إيقاف المطبخ مؤقتًا، لا يمكن حجز إلا هذه النسبة من الحدود.',
    booking_cover_exceptions: 'تحل محل الحدّين في هذه الساعات. القيمة 0 تعني بلا حجوزات.',
  },
  row: {
    day: 'اليوم',
    from: 'من',
    to: 'إلى',
    covers_max: 'كل الضيوف',
    guest_covers_max: 'من العملاء',
    number: 'الاستثناء %{number}',
    add: 'إضافة استثناء',
    remove: 'حذف الاستثناء %{number}',
    overlaps: 'يسري استثناء آخر في هذا الوقت.',
    no_quarter: 'يُرجى اختيار ربع ساعة كامل.',
    any: 'غير محدود',
    text: '%{day} %{hours}: الضيوف %{covers}، من العملاء %{guests}',
  },
} satisfies SettingsTexts;
