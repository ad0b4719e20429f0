import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'تسجيل النفاد',
  what: 'ما الذي نفد؟',
  until: 'نفد',
  detail: 'لا يمكن لأحد طلبه حتى ذلك الحين. يبقى هذا الطلب كما هو.',
  none: 'يُرجى اختيار ما نفد ليتوقف طلبه لفترة.',
  set: 'تسجيل النفاد',
  done: '%{names}: %{state}',
  undo: 'التراجع عن تسجيل النفاد',
  undone: '%{names}: تم التراجع',
  undo_failed: '%{names}: تعذّر التراجع. %{reason}',
  failed: '%{names}: ما زال متوفرًا. %{reason}',
  failed_after_rejecting: 'رُفض الطلب %{number}، لكن ما يلي ما زال متوفرًا: %{names}. %{reason}',
} satisfies typeof english;
