import Typography from '@mui/material/Typography';
import { localText } from '#contract/multilingual';
import { useSession } from '../session/useSession';

/** Whose store this is. */
export const StoreName = () => {
  const session = useSession();
  return (
    <Typography component="bdi" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
      {localText(session?.store.name ?? [], 0)}
    </Typography>
  );
};
