import type { signInPushTexts as english } from '../../en/codes/signInPush';

export const signInPushTexts: typeof english = {
  2073: 'Ваше заведение или ваш аккаунт больше не одобрены, поэтому вы вышли из аккаунта. Обратитесь к владельцу заведения или в поддержку.',
  2093: 'Вы вышли из аккаунта: либо с другого устройства, либо из-за смены пароля.',
};
