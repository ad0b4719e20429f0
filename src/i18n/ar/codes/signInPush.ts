import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'لم يعد متجرك أو حسابك معتمدًا، فتم تسجيل خروجك. يُرجى التواصل مع صاحب المتجر أو الدعم.',
  2093: 'تم تسجيل خروجك: إما من جهاز آخر، وإما لأن كلمة مرور الحساب تغيّرت.',
};
