import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'react-admin';

/** Something removed that can be restored. */
export interface Taken {
  text: string;
  undo: () => void;
}

const shownFor = 8_000;

/** Says what was removed, with an undo button. On a phone, it leaves the totals visible. */
export const UndoNotice = ({
  taken,
  isNarrow,
  onClose,
}: {
  taken: Taken | null;
  isNarrow: boolean;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const undo = () => {
    taken?.undo();
    onClose();
  };
  return (
    <Snackbar
      open={taken !== null}
      autoHideDuration={shownFor}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      message={taken?.text}
      anchorOrigin={{ vertical: isNarrow ? 'top' : 'bottom', horizontal: isNarrow ? 'center' : 'left' }}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          {t('createOrder.ticket.undo')}
        </Button>
      }
    />
  );
};
