import { usePathname } from './config/goTo';
import { paths } from './config/paths';
import MailedAlarm from './MailedAlarm';
import Passwords from './Passwords';
import { Social } from './Social';

/** Pages without a session that few visits need, loaded separately from the sign-in. Each loads its own content. */
export default function AccountPages() {
  const pathname = usePathname();
  const isLink = (path: string) => pathname.startsWith(`${path}/`);
  if (pathname === paths.social) return <Social />;
  if ([paths.undoChange, paths.bankAlarm, paths.factorAlarm].some(isLink)) return <MailedAlarm />;
  return <Passwords isLink={isLink(paths.newPassword)} />;
}
