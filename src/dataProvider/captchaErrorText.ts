import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from './apiError';

interface CaptchaErrorTexts {
  /** The translation key for an installation without a mail server. */
  noMail: string;
  unreachable?: string;
}

/** The translation key of why a call that needs a captcha sent no mail. */
export function captchaErrorText(error: unknown, { noMail, unreachable }: CaptchaErrorTexts): string {
  if (error instanceof ApiError && error.code === errorCodes.INVALID_CAPTCHA) return 'captcha.failed';
  if (error instanceof ApiError && error.code === errorCodes.MAIL_NOT_SET_UP) return noMail;
  return errorText(error, unreachable);
}
