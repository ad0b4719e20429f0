const tableBook = {
  bookings: 'الحجوزات حسب الوقت',
  details: 'التفاصيل',
  book: 'حجز جديد',
  walk_in: 'إجلاس الضيوف الآن',
  none_free: 'لا توجد طاولة شاغرة لهم الآن.',
  seats: '%{min}–%{max} أشخاص',
  day: {
    label: 'اليوم',
    earlier: 'اليوم السابق',
    later: 'اليوم التالي',
    today: 'اليوم الحالي',
  },
  view: {
    label: 'طريقة العرض',
    list: 'قائمة',
    timeline: 'مخطط زمني',
  },
  sums: {
    bookings:
      'لا حجوزات |||| حجز واحد |||| حجزان |||| %{smart_count} حجوزات |||| %{smart_count} حجزًا |||| %{smart_count} حجز',
    guests:
      'لا ضيوف |||| ضيف واحد |||| ضيفان |||| %{smart_count} ضيوف |||| %{smart_count} ضيفًا |||| %{smart_count} ضيف',
  },
  covers: {
    label: 'الضيوف',
    at: 'لا ضيوف عند %{time} |||| ضيف واحد عند %{time} |||| ضيفان عند %{time} |||| %{smart_count} ضيوف عند %{time} |||| %{smart_count} ضيفًا عند %{time} |||| %{smart_count} ضيف عند %{time}',
  },
  state: {
    requested: 'لم يُؤكَّد بعد',
    expected: 'متوقَّع',
    due: 'حان الموعد',
    late: 'متأخر %{time}',
    seated: 'على الطاولة، بقي %{time}',
    over: 'على الطاولة، تجاوز الوقت بـ %{time}',
    finished: 'انتهى',
    no_show: 'لم يحضر',
    cancelled: 'ملغى',
    rejected: 'مرفوض',
  },
  late: {
    title: 'المتأخرون ومن لم يحضروا',
    count:
      'لا متأخرين |||| متأخر واحد |||| متأخران |||| %{smart_count} متأخرين |||| %{smart_count} متأخرًا |||| %{smart_count} متأخر',
    no_shows:
      'لا حالات عدم حضور |||| حالة عدم حضور واحدة |||| حالتا عدم حضور |||| %{smart_count} حالات عدم حضور |||| %{smart_count} حالة عدم حضور |||| %{smart_count} حالة عدم حضور',
  },
  action: {
    accept: 'قبول',
    arrived: 'وصل الضيوف',
    complete: 'إتمام',
    no_show: 'لم يحضر',
    no_show_fee: 'لم يحضر · %{fee}',
    no_fee: 'لم يحضر، دون رسوم',
    undo_no_show: 'تراجع',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'الحجز المحدد',
    tap: 'انقر وقتًا عند إحدى الطاولات لنقل هذا الحجز إليه.',
    keys: 'يُنقل الحجز إلى وقت آخر أو طاولة أخرى بالضغط على Alt مع أحد مفاتيح الأسهم.',
    stop: 'إلغاء التحديد',
    done: '%{name}: الآن الطاولة %{table} عند %{time}',
    undone: '%{name}: عاد إلى الطاولة %{table} عند %{time}',
    refused: 'لم يُنقل حجز %{name}. %{reason}',
  },
  empty: {
    title: 'لا حجوزات في هذا اليوم',
    detail: 'تظهر الحجوزات الجديدة هنا فورًا.',
  },
  error: {
    title: 'تعذّر تحميل الحجوزات',
    detail: 'تحقق من الاتصال ثم حاول مرة أخرى.',
  },
};

export const texts = { tableBook };
