import { lazyWithRetry } from './components/lazyWithRetry';
import { linkToken } from './config/linkToken';
import { mailedPaths } from './config/mailedPaths';
import { mailChoice } from './dataProvider/mailChoice';
import { withTexts } from './i18n/index';

const UnsubscribePage = lazyWithRetry(
  withTexts('tableBook', () => import('./custom-pages/unsubscribe/UnsubscribePage')),
);

/** `/store/unsubscribe/<token>`, which customers open from a mail, without an account. */
export const Unsubscribe = () => <UnsubscribePage token={linkToken(mailedPaths.unsubscribe)} calls={mailChoice} />;
