import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'من دون الصفر الأول؛ ويمكن لصق الرقم كاملًا.',
      required: 'يُرجى إدخال رقم الهاتف.',
      code: 'يُرجى اختيار الدولة.',
      too_short: 'هذا الرقم أقصر من اللازم.',
      too_long: 'هذا الرقم أطول من اللازم.',
      initial_zero: 'يُكتب الرقم من دون الصفر الأول.',
      invalid: 'يُرجى إدخال رقم هاتف صحيح.',
    },
    blocker: {
      title: 'لا يمكن عرض الطلبات عليه:',
      soon: 'يلزم تجديده قريبًا:',
      not_approved: 'غير معتمد',
      document_missing: 'ينقص: %{document}',
      document_pending: 'بانتظار المراجعة: %{document}',
      document_declined: 'مرفوض: %{document}',
      document_expired: 'انتهت صلاحيته في %{date}: %{document}',
      vehicle_missing: 'لا مركبة',
      vehicle_type_missing: 'نوع المركبة غير محدد',
      vehicle_not_approved: 'المركبة غير معتمدة',
      expires_soon: 'تنتهي صلاحيته في %{date}: %{document}',
    },
    segment: {
      all: 'الكل',
      free: 'متاح',
      on_job: 'يوصّل الآن',
      offline: 'غير متصل',
    },
    in_use: 'طلبات مسندة لم تُستلم بعد: %{numbers}. عند سحبها يُسأل مندوب آخر.',
    in_use_picked_up: 'الطلبات الحالية: %{numbers}. ما استُلم منها يجب توصيله أولًا، ثم يمكن الحذف.',
    vehicles: {
      none: 'لا يوجد',
    },
  },
  categories: {
    in_use: {
      subs: 'لا فئات فرعية فيها. |||| فيها فئة فرعية واحدة. يُرجى نقلها أو حذفها أولًا. |||| فيها فئتان فرعيتان. يُرجى نقلهما أو حذفهما أولًا. |||| فيها %{smart_count} فئات فرعية. يُرجى نقلها أو حذفها أولًا. |||| فيها %{smart_count} فئة فرعية. يُرجى نقلها أو حذفها أولًا. |||| فيها %{smart_count} فئة فرعية. يُرجى نقلها أو حذفها أولًا.',
      items:
        'لا أصناف فيها. |||| فيها صنف واحد. يُرجى نقله أو حذفه أولًا. |||| فيها صنفان. يُرجى نقلهما أو حذفهما أولًا. |||| فيها %{smart_count} أصناف. يُرجى نقلها أو حذفها أولًا. |||| فيها %{smart_count} صنفًا. يُرجى نقلها أو حذفها أولًا. |||| فيها %{smart_count} صنف. يُرجى نقلها أو حذفها أولًا.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'الاختيارات: %{min}',
      up_to: 'الاختيارات: حتى %{max}',
      between: 'الاختيارات: من %{min} إلى %{max}',
      at_least: 'الاختيارات: %{min} على الأقل',
      out_of_stock: 'نفد',
    },
    customer: {
      orders:
        'لا طلبات |||| طلب واحد |||| طلبان |||| %{smart_count} طلبات |||| %{smart_count} طلبًا |||| %{smart_count} طلب',
    },
    position: { not_found: 'لا نتائج. يُرجى التحقق من العنوان أو تحديد الموقع يدويًا.' },
  },
  items: {
    new: 'صنف جديد',
    list: {
      shown: 'ظاهر للعملاء',
      hidden: 'مخفي عن العملاء',
    },
  },
  menuFiles: {
    export: {
      action: 'تصدير',
      columns: 'الأعمدة',
      title: 'تصدير',
    },
    import: { action: 'استيراد' },
  },
  activity: {
    history: {
      show: 'عرض سجل التغييرات',
    },
  },
  access: {
    password: {
      short: 'عدد الأحرف: %{min} على الأقل.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'تاريخ النهاية قبل تاريخ البداية.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'لم يُقبل في الوقت المحدد',
      noShow: 'لم يحضر الضيوف',
      arrivedBefore: 'كان الضيوف قد وصلوا',
      feeUnpaid: 'لم تُدفع رسوم الحجز في الوقت المحدد',
      assumedCollected: 'اكتمل تلقائيًا بعد ساعة من جاهزيته',
      testOver: 'تنتهي الطلبات التجريبية تلقائيًا',
    },
  },
  modifierGroups: { new: 'مجموعة خيارات جديدة' },
  opening: { strip: { closed: 'مغلق' } },
  deliveryAreas: { try: { postcode: 'الرمز البريدي' } },
};
