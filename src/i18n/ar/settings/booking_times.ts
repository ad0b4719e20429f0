import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة. تبقى الحجوزات السابقة كما هي.',
  section: {
    times: 'الأوقات',
    parties: 'المجموعات',
    closed: 'أيام بلا حجوزات',
  },
  field: {
    booking_slot_minutes: 'حجز كل',
    booking_days_ahead: 'عدد الأيام المتاحة مسبقًا',
    booking_notice_minutes: 'الحجز قبل الموعد بمدة لا تقل عن',
    booking_persons_min: 'أصغر مجموعة',
    booking_persons_max: 'أكبر مجموعة',
    booking_closed_dates: 'أيام بلا حجوزات',
  },
  help: {
    booking_days_ahead: 'القيمة 0 تعني اليوم فقط.',
    booking_notice_minutes: 'القيمة 0 تتيح الحجز حتى آخر دقيقة.',
    booking_persons_max: 'يسري على العملاء. يمكنك تسجيل مجموعات أكبر بنفسك.',
    booking_closed_dates: 'المتجر مفتوح في هذه الأيام، لكن لا يمكن حجز الطاولات.',
  },
  date: 'التاريخ',
  add_date: 'إضافة تاريخ',
  remove_date: 'إزالة %{date}',
  replay: {
    title: 'بهذه القواعد',
    past: 'آخر 4 أسابيع',
    accepted: 'المقبولة: %{accepted} من %{requests}',
    refused: 'المرفوضة: %{refused}',
    before: 'بالقواعد المحفوظة: %{before}',
    automatic: 'المقبولة تلقائيًا: %{automatic} من %{customers}',
    coming: 'الحجوزات القادمة',
    fit: 'لا تزال مناسبة: %{fit} من %{bookings}',
    outside: 'لم تعد مناسبة: %{outside}',
    more: 'و%{more} أخرى',
    incomplete: 'يُرجى إكمال الحقول لرؤية الأثر.',
  },
  refused: {
    title: 'طلبات حجز مرفوضة',
    guests: 'الضيوف الذين رُفض حجزهم (الأيام الأخيرة: %{days}): %{guests}.',
    free: 'الأيام التي بقيت فيها طاولة شاغرة لهم: %{free} من %{of}.',
  },
  shared: {
    title: 'إعدادات أخرى تحدد الحجوزات',
    detail: 'تسري هذه الإعدادات على الحجوزات أيضًا.',
    hours: 'أوقات عمل الطاولات',
    special_hours: 'المواعيد الخاصة',
    dine_in: 'تفعيل طلبات الطاولة أو إيقافها',
  },
} satisfies SettingsTexts;
