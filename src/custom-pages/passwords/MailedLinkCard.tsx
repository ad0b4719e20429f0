import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import type { MailedLink } from './useLink';

interface MailedLinkCardProps<Found> {
  link: MailedLink<Found>;
  /** The heading if the link doesn't work. */
  title: string;
  /** Translation keys. `over`: the link was used, replaced or has expired. `leave`: the button for that. */
  texts: { over: string; failed?: string; loading?: string; leave?: string };
  /** Leaves the page of a link that is over. */
  leave: () => void;
  /** The page of a link that works. */
  children: (found: Found) => ReactNode;
}

/** The card of a mailed link: while it is checked, if it doesn't work, and with what it is for. */
export function MailedLinkCard<Found>({ link, title, texts, leave, children }: MailedLinkCardProps<Found>) {
  const t = useTranslate();
  const { found, problem, retry } = link;
  const { over, failed = 'access.recovery.failed', loading = 'access.recovery.loading' } = texts;
  const isOver = problem === 'over';
  return (
    <EntranceCard>
      {found && children(found)}
      {problem && (
        <>
          <EntranceHeading title={title} />
          <EntranceProblem text={t(isOver ? over : failed)} />
          <Button variant="contained" size="large" onClick={isOver ? leave : retry} sx={{ mt: 3 }}>
            {t(isOver ? (texts.leave ?? 'access.invitation.to_sign_in') : 'shell.start.retry')}
          </Button>
        </>
      )}
      {!found && !problem && <EntranceLoading label={t(loading)} />}
    </EntranceCard>
  );
}
