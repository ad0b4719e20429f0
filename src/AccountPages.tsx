import { AccountantBooks } from './AccountantBooks';
import { usePathname } from './config/goTo';
import { mailedPaths } from './config/mailedPaths';
import { paths } from './config/paths';
import { GuestBooking } from './GuestBooking';
import { GuestTable } from './GuestTable';
import MailedAlarm from './MailedAlarm';
import Passwords from './Passwords';
import { PaymentReturn } from './PaymentReturn';
import { Social } from './Social';
import { Unsubscribe } from './Unsubscribe';

/**
 * Pages without a session that few visits need, loaded separately from the sign-in. Each loads its own content. Addresses
 * that none of them has go to `/error`.
 */
export default function AccountPages() {
  const pathname = usePathname();
  if (pathname.startsWith(`${paths.table}/`)) return <GuestTable />;
  const isPasswordLink = pathname.startsWith(`${paths.newPassword}/`);
  if (pathname === paths.social) return <Social />;
  if (pathname === paths.paid || pathname === paths.notPaid) return <PaymentReturn />;
  if (pathname === paths.forgotPassword || isPasswordLink) return <Passwords isLink={isPasswordLink} />;
  if (pathname.startsWith(`${mailedPaths.books}/`)) return <AccountantBooks />;
  if (pathname.startsWith(`${mailedPaths.booking}/`)) return <GuestBooking />;
  if (pathname.startsWith(`${mailedPaths.unsubscribe}/`)) return <Unsubscribe />;
  return <MailedAlarm />;
}
