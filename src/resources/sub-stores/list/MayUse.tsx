import Typography from '@mui/material/Typography';
import { usePermissionText } from '../../../components/access/usePermissionText';
import type { ListedSubStore } from './listedSubStore';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What an account may do: the preset it is, and the areas that it opens. */
export const MayUse = ({ account: { urls, preset } }: { account: ListedSubStore }) => {
  const { presetText, areas } = usePermissionText();
  const name = presetText(urls, preset);
  return (
    <>
      {name && (
        <Typography variant="body2" sx={{ ...clipped, fontWeight: 550 }}>
          {name}
        </Typography>
      )}
      <Typography
        variant="body2"
        title={areas(urls)}
        sx={{
          // As many lines as the row has room for.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: name ? 1 : 2,
          overflow: 'hidden',
          whiteSpace: 'normal',
          color: name ? 'text.secondary' : 'text.primary',
        }}
      >
        {areas(urls)}
      </Typography>
    </>
  );
};
