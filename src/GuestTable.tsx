import { tableTokenLength } from '#contract/tables/tableCode';
import { lazyWithRetry } from './components/lazyWithRetry';
import { linkToken } from './config/linkToken';
import { paths } from './config/paths';
import { readGuestTable } from './dataProvider/guestTable';
import { withTexts } from './i18n/index';

const GuestTablePage = lazyWithRetry(withTexts('tableBook', () => import('./custom-pages/guest-table/GuestTablePage')));

/** `/table/<token>`, which guests open with the QR code on their table, without an account. */
export const GuestTable = () => (
  <GuestTablePage token={linkToken(paths.table, tableTokenLength)} read={readGuestTable} />
);
