import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء هذه الملاحظات من الآن.',
  field: {
    booking_guest_note: 'ملاحظة للضيوف',
    booking_large_party_note: 'ملاحظة للمجموعات الكبيرة',
    booking_mails_guests: 'رسائل إلى الضيوف',
  },
  help: {
    booking_guest_note: 'يراها العملاء قبل حجز طاولة.',
    booking_large_party_note: 'يراها العملاء بدلًا من الأولى إذا كانت المجموعة أكبر من الحد.',
    booking_mails_guests:
      'يتلقى الضيوف الذين قدّموا بريدًا إلكترونيًا تأكيدًا، ثم تذكيرًا قبل يوم. وفي كلتيهما رابط للتأكيد أو التغيير أو الإلغاء.',
  },
} satisfies SettingsTexts;
