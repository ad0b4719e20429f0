import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة. يحتفظ الحجز بالشروط التي سُجّل بها.',
  field: { booking_tiers: 'رسوم الإلغاء' },
  help: {
    booking_tiers: 'حسب عدد الضيوف ووقت الحجز. إذا انطبق أكثر من بند، يسري الأخير.',
  },
  choice: {
    mode: { absolute: 'مبلغ ثابت', percentage: 'نسبة مئوية' },
    per: { booking: 'لكل حجز', person: 'لكل شخص' },
  },
  tier: {
    persons_min: 'مجموعات لا تقل عن',
    from: 'من',
    to: 'إلى',
    number: 'البند %{number}',
    add: 'إضافة بند لحجوزات أخرى',
    remove: 'حذف البند %{number}',
    duplicate: 'يسري بند سابق على هذه الحجوزات.',
  },
  charge: {
    rows: 'عند الإلغاء المتأخر',
    hours_before: 'أقل من (ساعات)',
    mode: 'الرسوم',
    amount: 'المبلغ',
    percent: 'النسبة',
    per: 'تُحسب',
    no_show: 'رسوم عند عدم الحضور',
    number: 'الرسوم %{number}',
    add: 'إضافة رسوم',
    remove: 'حذف الرسوم %{number}',
  },
  sentence: {
    nothing: 'يمكنك الإلغاء مجانًا في أي وقت.',
    between: 'من %{from} إلى %{to}:',
    parties: 'المجموعات من عدد أشخاص %{persons} فأكثر:',
    parties_between: 'المجموعات من عدد أشخاص %{persons} فأكثر، من %{from} إلى %{to}:',
    free: 'يمكنك الإلغاء مجانًا في أي وقت.',
    free_until: 'يمكنك الإلغاء مجانًا حتى %{hours} س قبل موعد حجزك.',
    later: 'قبل أقل من %{hours} س: %{charge}.',
    no_show: 'عند عدم الحضور: %{charge}.',
    booking: '%{amount} لكل حجز',
    person: '%{amount} لكل شخص',
    percentage: '%{percent} من الأصناف المطلوبة مسبقًا',
  },
  summary: { title: 'ما يقرؤه الضيوف' },
} satisfies SettingsTexts;
