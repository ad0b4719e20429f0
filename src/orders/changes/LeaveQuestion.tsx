import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/feedback/Confirm';

/** Asks before unsent changes are lost. */
export const LeaveQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const t = useTranslate();
  return (
    <Confirm
      title={t('orderChanges.edit.leave.title')}
      detail={t('orderChanges.edit.leave.detail')}
      confirm={t('orderChanges.edit.leave.leave')}
      keep={t('orderChanges.edit.leave.stay')}
      isDangerous
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
};
