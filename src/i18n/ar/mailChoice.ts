export const mailChoice = {
  page: 'إلغاء الاشتراك',
  title: 'رسائل من %{store}',
  loading: 'جارٍ تحميل اختيارك',
  over: 'هذا الرابط لا يعمل أو أنه غير مكتمل.',
  subscribed: 'تصل إلى %{email} رسائل عن الردود على تقييماتك.',
  unsubscribed: 'لم تعد تصل إلى %{email} رسائل عن الردود على تقييماتك.',
  orders: 'ستظل تصلك رسائل عن طلباتك وحجوزاتك.',
  unsubscribe: 'إلغاء الاشتراك',
  undo: 'تراجع',
};
