import { useTranslate } from 'react-admin';
import { InNoticeArea } from '../../components/feedback/NoticeArea';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordDate } from '../../components/time/storeTime';
import { useDeletion } from '../../records/deletion/useDeletion';
import { useSession } from '../../session/useSession';
import { NoticeBar } from './NoticeBar';

/** Says on every page when the store is deleted. The owner can cancel it there. */
export default function DeletionBanner({ at }: { at: string }) {
  const t = useTranslate();
  const format = useStoreFormat();
  const session = useSession();
  const { cancel, isRunning } = useDeletion();
  const isOwner = session !== null && !session.sub_store && !session.viewer;
  const text = t('deletion.pending', { date: recordDate(at, format) });
  return (
    <InNoticeArea rank="standing">
      {isOwner && !isRunning ? (
        <NoticeBar severity="warning" text={text} button={t('deletion.cancel')} onClick={() => void cancel()} />
      ) : (
        <NoticeBar severity="warning" text={text} />
      )}
    </InNoticeArea>
  );
}
