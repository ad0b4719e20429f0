import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The page's outline while the menu loads. */
export const MenuSkeleton = () => {
  const t = useTranslate();
  return (
    <Box aria-busy aria-label={t('createOrder.loading')} role="status" sx={{ display: 'flex', gap: 2.5 }}>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        <Skeleton variant="rounded" height={44} sx={{ gridColumn: '1 / -1' }} />
        {Array.from({ length: 18 }, (_, index) => `card-${index}`).map((key) => (
          <Skeleton key={key} variant="rounded" height={60} />
        ))}
      </Box>
      <Skeleton
        variant="rounded"
        width={400}
        height={560}
        sx={{ display: { xs: 'none', md: 'block' }, flexShrink: 0 }}
      />
    </Box>
  );
};
