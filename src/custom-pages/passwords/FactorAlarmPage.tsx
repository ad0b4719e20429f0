import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { type AlarmLink, AlarmPage } from './AlarmPage';

type FactorAlarmPageProps = AlarmLink<ReplyOf<'get_factor_alarm'>['alarm'], ReplyOf<'raise_factor_alarm'>>;

/** `/store/factor-alarm/<token>`: someone reports that a second factor of their account isn't theirs. */
export default function FactorAlarmPage(link: FactorAlarmPageProps) {
  const t = useTranslate();
  const time = useDateTimeText();
  return (
    <AlarmPage
      {...link}
      title={t('security.alarm.title')}
      over="profile.undo.over"
      question={({ name, store_name, added_at }) => ({
        detail: t('security.alarm.detail', {
          account: `\u2068${[name, store_name[0]].filter(Boolean).join(' · ')}\u2069`,
          time: time(added_at),
        }),
        explanation: t('security.alarm.what'),
      })}
      confirm={t('bank.alarm.button')}
      result={({ email, has_factor, demo_message }) => ({
        title: t('security.alarm.done'),
        detail: [
          email ? t('profile.undo.reset', { recipient: `\u2066${email}\u2069` }) : t('security.alarm.unmailed'),
          ...(has_factor ? [t('security.alarm.kept')] : []),
        ].join(' '),
        demoMessage: demo_message,
      })}
    />
  );
}
