import { useTranslate } from 'react-admin';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { stopViewing } from '../../session/viewAs';
import { NoticeBar } from '../alerts/NoticeBar';

/** Shown while viewing as another account: which one, that it is read-only, and an exit button. */
export default function ViewBar() {
  const t = useTranslate();
  const session = useSession();
  if (!session?.viewer || !session.sub_store) return null;
  const { _id, name } = session.sub_store;
  return (
    <NoticeBar
      severity="warning"
      text={t('access.view.text', { name })}
      button={t('access.view.back')}
      onClick={() => stopViewing(`${paths.subStores}/${_id}`)}
    />
  );
}
