import Typography from '@mui/material/Typography';
import { localText } from '#contract/multilingual';
import { useSession } from '../session/useSession';

/** The store's name. */
export const StoreName = () => {
  const session = useSession();
  return (
    <Typography component="bdi" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
      {localText(session?.store.name ?? [], 0)}
    </Typography>
  );
};
