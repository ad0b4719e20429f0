import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { boardLayout } from './boardLayout';

/** A board's outline while its orders load; `stages`: the number of columns if there is room for all. */
export const BoardSkeleton = ({ stages = 4 }: { stages?: number }) => {
  const t = useTranslate();
  const columns = useMediaQuery(boardLayout.phone, { noSsr: true }) ? 1 : stages;
  return (
    <Box
      role="status"
      aria-label={t('boards.loading')}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
        gap: 1.25,
        '& > *': { alignContent: 'start' },
      }}
    >
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without content
        <Box key={column} sx={{ display: 'grid', gap: 1, p: 1, bgcolor: 'sunken', borderRadius: 1 }}>
          <Skeleton variant="text" width="40%" />
          {[190, 220].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Box>
      ))}
    </Box>
  );
};
