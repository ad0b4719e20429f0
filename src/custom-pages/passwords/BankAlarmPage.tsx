import { useLocale, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { AlarmPage } from './AlarmPage';

interface BankAlarmPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<ReplyOf<'get_bank_alarm'>['alarm']>;
  raise: (token: string) => Promise<Pick<ReplyOf<'raise_bank_alarm'>, 'email' | 'demo_message'>>;
  /** Without mail, no one gets a link for a new password. */
  canSendMail: boolean;
  toSignIn: () => void;
}

/** `/store/bank-alarm/<token>`: the owner reports that someone else changed the bank details. */
export default function BankAlarmPage({ canSendMail, ...link }: BankAlarmPageProps) {
  const t = useTranslate();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <AlarmPage
      {...link}
      title={t('bank.alarm.title')}
      over="bank.alarm.over"
      question={({ store_name, changed_at }) => ({
        detail: t('bank.alarm.detail', {
          store: `\u2068${store_name[0] ?? ''}\u2069`,
          time: time.format(new Date(changed_at)),
        }),
        what: t(canSendMail ? 'bank.alarm.what' : 'bank.alarm.what_unmailed'),
      })}
      result={({ email }) => ({
        title: t('bank.alarm.done'),
        detail: email ? t('bank.alarm.mailed', { email: `\u2068${email}\u2069` }) : t('bank.alarm.unmailed'),
      })}
    />
  );
}
