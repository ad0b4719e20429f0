import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from './NoticeArea';
import { TimedNotice } from './TimedNotice';

/** Something removed that can be restored. */
export interface Taken {
  text: string;
  undo: () => void;
}

const shownFor = 8_000;

/** Says what was removed, with an undo button. */
export const UndoNotice = ({ taken, onClose }: { taken: Taken | null; onClose: () => void }) => {
  const t = useTranslate();
  if (!taken) return null;
  const undo = () => {
    taken.undo();
    onClose();
  };
  return (
    <InNoticeArea rank="undo">
      <TimedNotice
        key={taken.text}
        text={taken.text}
        severity="info"
        duration={shownFor}
        onEnd={onClose}
        action={
          <Button color="inherit" onClick={undo}>
            {t('common.undo')}
          </Button>
        }
        sx={noticeSx}
      />
    </InNoticeArea>
  );
};
