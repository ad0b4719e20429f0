import { bookByPhone } from './bookByPhone';
import { guestBooking } from './guestBooking';
import { guestTable } from './guestTable';
import { mailChoice } from './mailChoice';
import { paymentReturn } from './paymentReturn';

const tableBook = {
  bookings: 'الحجوزات حسب الوقت',
  details: 'التفاصيل',
  book: 'حجز جديد',
  walk_in: 'إجلاس الضيوف الآن',
  typed: 'قيد الحجز الآن بواسطة %{name}',
  typing: 'قيد الحجز…',
  none_free: 'لا توجد طاولة شاغرة لهم الآن.',
  seats: '%{min}–%{max} أشخاص',
  floor: {
    free: 'شاغرة',
    free_until: 'شاغرة حتى %{time}',
    due_at: 'محجوزة عند %{time}',
    clearing: 'بانتظار التنظيف',
    off: 'خارج المخطط',
    no_room: 'بلا قاعة',
    moment: 'الوقت المعروض',
    now: 'الآن',
    tap: 'انقر طاولة لنقل هذا الحجز إليها.',
    keys: 'تنقلك مفاتيح الأسهم من طاولة إلى أخرى. يحدد Enter الحجز، ثم الطاولة التي يُنقل إليها.',
  },
  print: {
    label: 'طباعة',
    evening: 'ورقة المساء (A5)',
    book: 'سجل حجوزات اليوم (A4)',
    large: 'المجموعات الكبيرة',
    regulars: 'الضيوف الدائمون',
    notes: 'الملاحظات',
    column: {
      time: 'الوقت',
      name: 'الاسم',
      persons: 'الضيوف',
      table: 'الطاولة',
      phone: 'الهاتف',
      state: 'الحالة',
      note: 'ملاحظة',
    },
  },
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
    floor: 'مخطط القاعة',
  },
  last_updated: 'آخر تحديث %{time}',
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
    fee_due: '%{state}، لم تُدفع الرسوم',
    requested: 'لم يُؤكَّد بعد',
    expected: 'متوقَّع',
    confirmed: 'أكدها الضيف',
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
  waiting: {
    title: 'قائمة الانتظار',
    new: 'مجموعة جديدة',
    change: 'تعديل المجموعة',
    add: 'إضافة إلى القائمة',
    name: 'الاسم',
    phone: 'رقم الهاتف (اختياري)',
    note: 'ملاحظة',
    quote: 'مدة الانتظار المعلنة',
    shorter: 'أقصر',
    longer: 'أطول',
    free_at: 'من المتوقع أن تتوفر طاولة في %{time}.',
    none_fits: 'لا توجد طاولة تتسع لهذا العدد.',
    since: 'مدة الانتظار: %{time}',
    told: 'المعلنة: %{time}',
    late: 'أطول من المعلنة بمقدار %{time}',
    seat: 'إجلاس',
    left: 'غادروا',
    edit: 'تعديل',
    saved: '%{name}: في قائمة الانتظار',
    empty: 'لا أحد ينتظر.',
    failed: 'تعذر تحميل قائمة الانتظار.',
    right:
      'آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق. |||| آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق. |||| آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق. |||| آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق. |||| آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق. |||| آخر مدد الانتظار (%{smart_count}): أُعلن منها بدقة %{correct}، بفارق لا يتجاوز %{minutes} دقائق.',
    freed: 'الطاولة %{number} متاحة لـ %{name} (%{guests}). في الانتظار منذ %{time}.',
  },
  refused: {
    title: 'رُفضت سابقًا، وتوجد الآن طاولة شاغرة',
    wanted: 'موعد الحجز %{time}، وقت الطلب %{asked}',
    remove: 'إزالة',
  },
  empty: {
    title: 'لا حجوزات في هذا اليوم',
    detail: 'تظهر الحجوزات الجديدة هنا فورًا.',
  },
  error: {
    title: 'تعذّر تحميل الحجوزات',
    detail: 'تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  table_typed: 'الطاولة %{table} قيد الحجز الآن بواسطة %{name}.',
};

export const texts = { tableBook, bookByPhone, guestBooking, guestTable, mailChoice, paymentReturn };
