import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء هذه الملاحظات من الآن.',
  field: {
    booking_guest_note: 'ملاحظة للضيوف',
    booking_large_party_note: 'ملاحظة للمجموعات الكبيرة',
  },
  help: {
    booking_guest_note: 'يراها العملاء قبل حجز طاولة.',
    booking_large_party_note: 'يراها العملاء بدلًا من الأولى إذا كانت المجموعة أكبر من الحد.',
  },
} satisfies SettingsTexts;
