import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pushCodes } from '#contract/codes/pushCodes';
import { limits } from '#contract/limits';
import { refreshSession } from '../authProvider/signIn';
import { boardPages, boardPathOf } from '../config/boardPages';
import { paths } from '../config/paths';
import { type Notice, useAccessChanges, useMessageReactions } from '../realtime/useMessageReactions';
import { useRecordChanges } from '../realtime/useRecordChanges';
import { getSession } from '../session/session';
import { announce } from './notifications/announce';
import { channelOf, leavesPages } from './notifications/choices';
import { kindOfCode } from './notifications/eventKinds';
import { rejectedOrder } from './notifications/notificationLog';
import { mayOpen } from './shortcuts/useShortcutKeys';
import { signOutWithNotice } from './signOutWithNotice';

/** Pages that open an order next to their list, by its ID. */
const orderPages: readonly string[] = [...Object.keys(boardPages), paths.dispatch, paths.historyList];

/** The notification for a message; nothing for messages about the account. */
function eventOf({ code, id, number, order_id, view, refusal, rejected }: Notice) {
  const kind = rejected ? 'unanswered' : refusal ? 'answer' : kindOfCode(code);
  if (!kind) return null;
  const answer_within = getSession()?.store.order_rules.answer_within ?? 0;
  const args = number === undefined ? {} : { args: { number } };
  const key = refusal
    ? `boards.notice.${refusal.kind}`
    : number === undefined
      ? `codes.push.${code}`
      : `boards.event.${code}`;
  const to = view && order_id && orderPages.includes(view) ? `${view}/${order_id}` : view;
  return {
    id,
    kind,
    text: rejected ? { rejected: rejectedOrder(rejected), answer_within } : { key, ...args },
    ...(order_id ? { subject: order_id } : {}),
    ...(to ? { to } : {}),
  } as const;
}

/** Carries out what the store's messages ask for on any page: notices with links, jumps, sign-out. Renders nothing. */
export const MessageReactions = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  useRecordChanges();
  // If the server can't be reached, the next call or connection tells.
  useAccessChanges(() => refreshSession().catch(() => undefined));
  useMessageReactions({
    goTo: (path) => navigate(path),
    signOut: (code) =>
      signOutWithNotice({ notice: code === pushCodes.DECLINED_BY_ADMIN ? 'declined' : 'other_device' }),
    canOpen: (path) => mayOpen(getSession(), path),
    boardPathOf: (order) => boardPathOf(order, getSession()?.store ?? { timezone: 'UTC' }),
    leavesPages,
    isListed: (code) => {
      const kind = kindOfCode(code);
      return kind !== undefined && channelOf(kind) === 'list';
    },
    notify: (notice) => {
      const event = eventOf(notice);
      if (event) return announce(event, { isSeen: notice.isSeen });
      const { reload } = notice;
      notify(t(`codes.push.${notice.code}`), {
        type: 'info',
        autoHideDuration: limits.toastLongMs,
        ...(reload && {
          action: (
            <Button color="inherit" onClick={reload}>
              {t('shell.error.reload')}
            </Button>
          ),
        }),
      });
    },
  });
  return null;
};
