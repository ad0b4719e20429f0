import { lazyWithRetry } from './components/lazyWithRetry';
import { usePathname } from './config/goTo';
import { paths } from './config/paths';
import { withTexts } from './i18n/index';

const PaymentReturnPage = lazyWithRetry(
  withTexts('tableBook', () => import('./custom-pages/payment-return/PaymentReturnPage')),
);

/** `/store/paid` and `/store/not-paid`, which customers come to from a payment gateway, without an account. */
export const PaymentReturn = () => <PaymentReturnPage isCancelled={usePathname() === paths.notPaid} />;
