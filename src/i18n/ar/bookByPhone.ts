/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'حجز',
  anyway: 'الحجز رغم ذلك',
  with_dishes: 'طلب أطباق أيضًا',
  done: 'تم الحجز: %{name}، %{time}، الطاولة %{table}',
  blocked: '%{time}، غير متاح',
  none: 'لا توجد أوقات متاحة للحجز في هذا اليوم.',
  next: 'الأوقات المتاحة التالية',
  rule: {
    off: 'حجوزات الطاولات متوقفة.',
    no_table: 'لا توجد طاولة متاحة لهذا العدد في ذلك الوقت.',
  },
  setting: 'فتح الإعداد',
  taken: 'الطاولة %{table} غير متاحة في ذلك الوقت.',
  just_taken: 'حجز شخص آخر الطاولة %{table} للتو.',
  held: 'الطاولة %{table} محفوظة لك حتى %{time}.',
  asks_fee: 'طلب رسوم الحجز',
  asks_fee_help: '%{amount}، تُدفع بالبطاقة خلال %{time}. أرسل إلى الضيف الرابط الموجود في تفاصيل الحجز.',
  note: 'ملاحظة',
  other_tables: 'طاولات أخرى',
  visits:
    'بلا زيارات |||| زيارة واحدة |||| زيارتان |||| %{smart_count} زيارات |||| %{smart_count} زيارة |||| %{smart_count} زيارة',
  no_shows:
    'لم يتغيّب |||| لم يحضر مرة واحدة |||| لم يحضر مرتين |||| لم يحضر %{smart_count} مرات |||| لم يحضر %{smart_count} مرة |||| لم يحضر %{smart_count} مرة',
};
