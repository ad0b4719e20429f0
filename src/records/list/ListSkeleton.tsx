import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** While the first page of a list is on its way. */
export const ListSkeleton = () => {
  const t = useTranslate();
  return (
    <Box
      role="status"
      aria-label={t('recordLists.loading')}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: 2 }}
    >
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            blockSize: 64,
            borderBlockEnd: row < rows.length - 1 ? '1px solid' : 0,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={40} height={40} sx={{ flexShrink: 0 }} />
          <Skeleton variant="text" sx={{ flex: 1, maxInlineSize: 220 + ((row * 47) % 120) }} />
          <Box sx={{ flex: 1, display: { xs: 'none', md: 'block' } }} />
          <Skeleton variant="text" width={72} />
        </Box>
      ))}
    </Box>
  );
};
