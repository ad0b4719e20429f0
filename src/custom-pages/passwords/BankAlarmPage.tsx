import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { type AlarmLink, AlarmPage } from './AlarmPage';

type Alarm = ReplyOf<'get_bank_alarm'>['alarm'];
type Reply = Pick<ReplyOf<'raise_bank_alarm'>, 'email' | 'demo_message'>;

interface BankAlarmPageProps extends AlarmLink<Alarm, Reply> {
  /** Without mail, no one gets a link for a new password. */
  canSendMail: boolean;
}

/** `/store/bank-alarm/<token>`: the owner reports that someone else changed the bank details. */
export default function BankAlarmPage({ canSendMail, ...link }: BankAlarmPageProps) {
  const t = useTranslate();
  const time = useDateTimeText();
  return (
    <AlarmPage
      {...link}
      title={t('bank.alarm.title')}
      over="bank.alarm.over"
      question={({ store_name, changed_at }) => ({
        detail: t('bank.alarm.detail', { store: `\u2068${store_name[0] ?? ''}\u2069`, time: time(changed_at) }),
        explanation: t(canSendMail ? 'bank.alarm.what' : 'bank.alarm.what_unmailed'),
      })}
      confirm={t('bank.alarm.button')}
      result={({ email, demo_message }) => ({
        title: t('bank.alarm.done'),
        detail: email ? t('bank.alarm.mailed', { email: `\u2068${email}\u2069` }) : t('bank.alarm.unmailed'),
        demoMessage: demo_message,
      })}
    />
  );
}
