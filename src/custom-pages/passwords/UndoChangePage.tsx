import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AddressChange } from '#contract/entities/profile';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { useLink } from './useLink';

type Undone = ReplyOf<'undo_address_change'>;

interface UndoChangePageProps {
  token: string;
  read: (token: string) => Promise<AddressChange>;
  undo: (token: string) => Promise<Undone>;
  toSignIn: () => void;
}

/** Keeps a masked address in its own order within a text that is written from right to left. */
const isolated = (text: string) => `\u2066${text}\u2069`;

const takenCodes: readonly number[] = [
  errorCodes.STORE_EMAIL_ALREADY_REGISTERED,
  errorCodes.STORE_PHONE_ALREADY_REGISTERED,
  errorCodes.EMAIL_ALREADY_REGISTERED,
];

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error, 'signIn.unreachable');
  if (error.code === errorCodes.TOKEN_EXPIRED) return 'profile.undo.over';
  return takenCodes.includes(error.code) ? 'profile.undo.taken' : errorText(error);
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography component="dt" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      <bdi>{value}</bdi>
    </Typography>
  </div>
);

interface QuestionProps {
  change: AddressChange;
  undo: () => Promise<void>;
}

/** The address that comes back, and the button that restores it. */
const Question = ({ change, undo }: QuestionProps) => {
  const t = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { channel, old_value, new_value, name, store_name } = change;
  const confirm = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await undo();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <EntranceHeading title={t(`profile.undo.${channel}.title`)} detail={t('profile.undo.detail')} />
      <Box component="dl" sx={{ m: 0, mb: 3, display: 'grid', gap: 1.5 }}>
        <Row label={t('profile.undo.account')} value={[name, store_name[0]].filter(Boolean).join(' · ')} />
        <Row label={t(`profile.undo.${channel}.now`)} value={new_value || t('profile.none')} />
        <Row label={t(`profile.undo.${channel}.back`)} value={old_value || t('profile.none')} />
      </Box>
      {failure && (
        <Box sx={{ mb: 2 }}>
          <EntranceProblem text={t(failure)} />
        </Box>
      )}
      <Button variant="contained" size="large" fullWidth loading={isBusy} onClick={() => void confirm()}>
        {t('profile.undo.confirm')}
      </Button>
    </>
  );
};

/** `/store/undo-change/<token>`: restores an address that was replaced, by the link in its notice. */
export default function UndoChangePage({ token, read, undo, toSignIn }: UndoChangePageProps) {
  const t = useTranslate();
  useDocumentTitle(t('profile.undo.page'));
  const { found, problem, retry } = useLink(token, read);
  const [undone, setUndone] = useState<Undone | null>(null);
  if (undone) {
    const { reset_to, demo_message } = undone;
    const detail = reset_to ? t('profile.undo.reset', { recipient: isolated(reset_to) }) : t('profile.undo.no_reset');
    return (
      <EntranceCard>
        <EntranceHeading takesFocus title={t('profile.undo.done')} detail={detail} />
        {demo_message && <DemoMessage label={t('access.recovery.demo')} {...demo_message} />}
        <Button variant="contained" size="large" onClick={toSignIn} sx={{ mt: 3 }}>
          {t('access.invitation.to_sign_in')}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <EntranceCard>
      {found && <Question change={found} undo={async () => setUndone(await undo(token))} />}
      {problem && (
        <>
          <EntranceHeading title={t('profile.undo.page')} />
          <EntranceProblem text={t(problem === 'over' ? 'profile.undo.over' : 'access.recovery.failed')} />
          <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
            {t(problem === 'over' ? 'access.invitation.to_sign_in' : 'shell.start.retry')}
          </Button>
        </>
      )}
      {!found && !problem && <EntranceLoading label={t('access.recovery.loading')} />}
    </EntranceCard>
  );
}
