import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pushCodes } from '#contract/codes/pushCodes';
import { limits } from '#contract/limits';
import { refreshSession } from '../authProvider/signIn';
import { signOut } from '../authProvider/signOut';
import { goTo } from '../config/goTo';
import { loginPath } from '../config/loginPath';
import { useMenuChanges } from '../realtime/useMenuChanges';
import { useAccessChanges, useMessageReactions } from '../realtime/useMessageReactions';
import { keepWork } from '../session/keptWork';
import { accountOf, getSession } from '../session/session';
import { mayOpen } from './shortcuts/useShortcutKeys';

/** Somebody has to act on it, and may be at the stove just now. */
const refusalMs = 20_000;

/** Does what the store's messages ask for wherever a person is: notices with a way there, jumps, sign-out. Shows nothing. */
export const MessageReactions = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  useMenuChanges();
  // Out of reach: the next call or connection tells again.
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
    notify: ({ code, view, reload, refusal }) => {
      const act = view ?? reload;
      notify(refusal ? t(`boards.notice.${refusal.kind}`, { number: refusal.number }) : t(`codes.push.${code}`), {
        type: refusal ? 'warning' : 'info',
        autoHideDuration: refusal ? refusalMs : limits.toastLongMs,
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
