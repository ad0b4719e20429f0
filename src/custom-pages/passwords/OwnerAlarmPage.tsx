import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { type AlarmLink, AlarmPage } from './AlarmPage';

type OwnerAlarmPageProps = AlarmLink<ReplyOf<'get_owner_alarm'>['alarm'], void>;

/** `/store/owner-alarm/<token>`: someone who was told stops the owner's way back in, or a handover. */
export default function OwnerAlarmPage(link: OwnerAlarmPageProps) {
  const t = useTranslate();
  const time = useDateTimeText();
  return (
    <AlarmPage
      {...link}
      title={t('ownership.alarm.page')}
      over="ownership.alarm.over"
      question={({ kind, store_name, begun_at }) => ({
        title: t(`ownership.alarm.${kind}.title`),
        detail: t('ownership.alarm.since', { store: `\u2068${store_name[0] ?? ''}\u2069`, time: time(begun_at) }),
        explanation: t(`ownership.alarm.${kind}.detail`),
      })}
      confirm={t('ownership.alarm.stop')}
      result={(_, { kind }) => ({ title: t('ownership.alarm.done'), detail: t(`ownership.alarm.${kind}.stopped`) })}
    />
  );
}
