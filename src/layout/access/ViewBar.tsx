import { useTranslate } from 'react-admin';
import { paths } from '../../config/paths';
import { stopLooking } from '../../session/lookAs';
import { useSession } from '../../session/useSession';
import { NoticeBar } from '../alerts/NoticeBar';

/** Shown while viewing as another account: which one, that it is read-only, and an exit button. */
export default function ViewBar() {
  const t = useTranslate();
  const session = useSession();
  if (!session?.looker || !session.sub_store) return null;
  const { _id, name } = session.sub_store;
  return (
    <NoticeBar
      severity="warning"
      text={t('access.view.text', { name })}
      button={t('access.view.back')}
      onClick={() => stopLooking(`${paths.subStores}/${_id}`)}
    />
  );
}
