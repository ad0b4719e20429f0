import type { guestTable as english } from '../en/guestTable';

export const guestTable: typeof english = {
  page: 'طاولتك',
  title: 'أهلًا بك في %{store}',
  loading: 'جارٍ تحميل طاولتك',
  detail: 'هذه هي الطاولة %{number}. يُرجى الطلب من النادل.',
  over: 'لم يعد هذا الرمز صالحًا. اسأل النادل.',
};
