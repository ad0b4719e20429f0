import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StoreBilling } from '#contract/entities/subscription';
import { InNoticeArea } from '../../components/feedback/NoticeArea';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { NoticeBar } from './NoticeBar';

/** Says what has to be done about the subscription, with the way to it. The team reads whom to ask. */
export default function BillingBanner({ billing: { notice, on, is_locked } }: { billing: StoreBilling }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { locale } = useStoreFormat();
  const session = useSession();
  const isOwner = session !== null && !session.sub_store && !session.viewer;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(`${on}T12:00:00Z`));
  const key = notice === 'payment_failed' && is_locked ? 'payment_locked' : notice;
  const text = t(isOwner ? `billing.banner.${key}` : 'billing.banner.team', { day });
  const severity = is_locked ? 'error' : 'warning';
  return (
    <InNoticeArea rank="standing">
      {isOwner && pathname !== paths.subscription ? (
        <NoticeBar
          severity={severity}
          text={text}
          button={t('billing.banner.open')}
          onClick={() => navigate(paths.subscription)}
        />
      ) : (
        <NoticeBar severity={severity} text={text} />
      )}
    </InNoticeArea>
  );
}
