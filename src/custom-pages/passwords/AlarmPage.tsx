import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { EntranceCard, EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { MailedLinkCard } from './MailedLinkCard';
import { useLink } from './useLink';

/** The link of a page, and its calls. */
export interface AlarmLink<Found, Reply> {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<Found>;
  raise: (token: string) => Promise<Reply>;
  toSignIn: () => void;
}

interface AlarmPageProps<Found, Reply> extends AlarmLink<Found, Reply> {
  title: string;
  /** Translation key: the link was used or has expired. */
  over: string;
  /** Translation keys of errors that only this alarm has, by code. */
  codeTexts?: Partial<Record<number, string>>;
  /** Names the change, and says what the button does. */
  question: (found: Found) => { title?: string; detail: string; explanation: ReactNode };
  /** The button's text. */
  confirm: string;
  /** Says what was done, with the mail that a demo would have sent. */
  result: (
    reply: Reply,
    found: Found,
  ) => { title: string; detail: string; demoMessage?: { subject: string; text: string } | undefined };
}

interface QuestionProps extends ReturnType<AlarmPageProps<unknown, unknown>['question']> {
  title: string;
  confirm: string;
  raise: () => Promise<void>;
  failureOf: (error: unknown) => string;
}

/** The button that acts: scanners open links in mails, so the link alone does nothing. */
const Question = ({ title, detail, explanation, confirm, raise, failureOf }: QuestionProps) => {
  const t = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await raise();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <EntranceHeading title={title} detail={detail} />
      <Box sx={{ mb: 3 }}>{explanation}</Box>
      {failure && <EntranceProblem text={t(failure)} />}
      <Button
        variant="contained"
        color="error"
        size="large"
        fullWidth
        loading={isBusy}
        onClick={() => void report()}
        sx={{ mt: failure ? 2 : 0, minBlockSize: 48 }}
      >
        {confirm}
      </Button>
    </>
  );
};

/** The page of a link in a notice about a change that someone else may have made. */
export function AlarmPage<Found, Reply>(props: AlarmPageProps<Found, Reply>) {
  const { token, read, raise, toSignIn, title, over, codeTexts = {}, question, confirm, result } = props;
  const t = useTranslate();
  useDocumentTitle(title);
  const link = useLink(token, read);
  const [raised, setRaised] = useState<{ reply: Reply; found: Found } | null>(null);
  const failureOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === errorCodes.TOKEN_EXPIRED) return over;
    return codeTexts[error.code] ?? errorText(error, 'bank.alarm.unreachable');
  };
  if (raised) {
    const { demoMessage, ...heading } = result(raised.reply, raised.found);
    return (
      <EntranceCard>
        <EntranceHeading takesFocus {...heading} />
        {demoMessage && <DemoMessage label={t('access.recovery.demo')} {...demoMessage} />}
        <Button variant="contained" size="large" onClick={toSignIn} sx={{ mt: 2 }}>
          {t('access.invitation.to_sign_in')}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <MailedLinkCard link={link} title={title} texts={{ over }} leave={toSignIn}>
      {(found) => (
        <Question
          {...{ title, confirm, failureOf }}
          {...question(found)}
          raise={async () => setRaised({ reply: await raise(token), found })}
        />
      )}
    </MailedLinkCard>
  );
}
