import { useLocale, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { AlarmPage } from './AlarmPage';

interface FactorAlarmPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<ReplyOf<'get_factor_alarm'>['alarm']>;
  raise: (token: string) => Promise<ReplyOf<'raise_factor_alarm'>>;
  toSignIn: () => void;
}

/** `/store/factor-alarm/<token>`: someone reports that a second factor of their account isn't theirs. */
export default function FactorAlarmPage(link: FactorAlarmPageProps) {
  const t = useTranslate();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <AlarmPage
      {...link}
      title={t('security.alarm.title')}
      over="profile.undo.over"
      question={({ name, store_name, added_at }) => ({
        detail: t('security.alarm.detail', {
          account: `\u2068${[name, store_name[0]].filter(Boolean).join(' · ')}\u2069`,
          time: time.format(new Date(added_at)),
        }),
        what: t('security.alarm.what'),
      })}
      result={({ email, has_factor }) => ({
        title: t('security.alarm.done'),
        detail: [
          email ? t('profile.undo.reset', { recipient: `\u2066${email}\u2069` }) : t('security.alarm.unmailed'),
          ...(has_factor ? [t('security.alarm.kept')] : []),
        ].join(' '),
      })}
    />
  );
}
