import Button from '@mui/material/Button';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pushCodes } from '#contract/codes/pushCodes';
import { limits } from '#contract/limits';
import { refreshSession } from '../authProvider/signIn';
import { signOut } from '../authProvider/signOut';
import { goTo } from '../config/goTo';
import { loginPath } from '../config/loginPath';
import { rejectionText } from '../orders/display/rejectionText';
import { useMenuChanges } from '../realtime/useMenuChanges';
import { useAccessChanges, useMessageReactions } from '../realtime/useMessageReactions';
import { keepWork } from '../session/keptWork';
import { accountOf, getSession } from '../session/session';
import { mayOpen } from './shortcuts/useShortcutKeys';

/** Someone has to act on it, but may be away from the screen. */
const refusalMs = 20_000;
/** An order was lost while nobody was at a screen. */
const rejectedMs = 60_000;

/** Carries out what the store's messages ask for on any page: notices with links, jumps, sign-out. Renders nothing. */
export const MessageReactions = () => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const navigate = useNavigate();
  useMenuChanges();
  // If the server can't be reached, the next call or connection tells.
  useAccessChanges(() => refreshSession().catch(() => undefined));
  useMessageReactions({
    goTo: (path) => navigate(path),
    signOut: (code) => {
      keepWork(accountOf(getSession()));
      signOut();
      goTo(loginPath({ notice: code === pushCodes.DECLINED_BY_ADMIN ? 'declined' : 'other_device' }), {
        replace: true,
      });
    },
    canOpen: (path) => mayOpen(getSession(), path),
    notify: ({ code, number, view, reload, refusal, rejected }) => {
      const act = view ?? reload;
      const rules = getSession()?.store.order_rules;
      const told = (): string => {
        if (refusal) return t(`boards.notice.${refusal.kind}`, { number: refusal.number });
        if (rejected && rules) return rejectionText(rejected, { t, locale, rules });
        const text = t(`codes.push.${code}`);
        return number === undefined ? text : t('boards.notice.about', { number, text });
      };
      notify(told(), {
        type: rejected ? 'error' : refusal ? 'warning' : 'info',
        autoHideDuration: rejected ? rejectedMs : refusal ? refusalMs : limits.toastLongMs,
        ...(act && {
          action: (
            <Button color="inherit" onClick={act}>
              {t(view ? 'boards.notice.view' : 'shell.error.reload')}
            </Button>
          ),
        }),
      });
    },
  });
  return null;
};
