import { useTranslate } from 'react-admin';
import { paths } from '../../config/paths';
import { stopLooking } from '../../session/lookAs';
import { useSession } from '../../session/useSession';
import { NoticeBar } from '../alerts/NoticeBar';

/** While somebody looks as another account: as whom, that nothing changes, and the way back. */
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
