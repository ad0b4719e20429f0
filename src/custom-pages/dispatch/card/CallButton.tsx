import CallIcon from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** On a card that changes hands no more: a word with who has it. The sign says what it does: words beside it would cut the name. */
export const CallButton = ({ name, phone }: { name: string | undefined; phone: string | undefined }) => {
  const t = useTranslate();
  if (!name || !phone) return <span className="waits" />;
  return (
    <Button
      disableRipple
      fullWidth
      variant="outlined"
      startIcon={<CallIcon />}
      href={`tel:${phone}`}
      aria-label={t('boards.card.call', { name })}
      sx={{ minBlockSize: 40, minInlineSize: 0, whiteSpace: 'nowrap' }}
    >
      <span dir="auto" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </span>
    </Button>
  );
};
