import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'يُرجى تسجيل الدخول من جديد',
  detail: 'انتهت جلستك. لم يضع شيء: تسجيل الدخول يعيدك إلى حيث توقفت.',
  leave: 'مغادرة',
};
