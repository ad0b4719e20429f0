import { lazyWithRetry } from './components/lazyWithRetry';
import { linkToken } from './config/linkToken';
import { mailedPaths } from './config/mailedPaths';
import { loadBookEntries, readBooks } from './dataProvider/accountantBooks';
import { withTexts } from './i18n/index';

const BooksPage = lazyWithRetry(
  withTexts(['frame', 'reports', 'orders', 'files'], () => import('./custom-pages/earnings/accountant/BooksPage')),
);

/** `/store/books/<token>`, which an accountant opens without an account. */
export const AccountantBooks = () => (
  <BooksPage token={linkToken(mailedPaths.books)} read={readBooks} load={loadBookEntries} />
);
