import { dropEndedSession } from './authProvider/dropEndedSession';
import { readAddressChange, undoAddressChange } from './authProvider/undoChange';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { linkToken } from './config/linkToken';
import { paths } from './config/paths';
import { currentLanguage, withTexts } from './i18n/index';

const UndoChangePage = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./custom-pages/passwords/UndoChangePage')),
);

/** `/store/undo-change/<token>`, loaded separately from the sign-in. */
export default function UndoChange() {
  return (
    <UndoChangePage
      token={linkToken(paths.undoChange)}
      read={readAddressChange}
      undo={async (token) => {
        const undone = await undoAddressChange(token, currentLanguage());
        void dropEndedSession();
        return undone;
      }}
      toSignIn={() => goTo(paths.login, { replace: true })}
    />
  );
}
