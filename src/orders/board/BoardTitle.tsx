import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePageHeading } from '../../components/page/usePageHeading';

/** The board's name and its number of open orders, which is unknown while it loads. */
export const BoardTitle = ({ count }: { count: number | undefined }) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        flex: 1,
        minInlineSize: 0,
        display: 'flex',
        // On a phone, the name alone fills the available width.
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'baseline' },
        columnGap: 1.5,
      }}
    >
      <Typography
        variant="h1"
        noWrap
        sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, lineHeight: { xs: 1.15, md: 1.2 } }}
      >
        {usePageHeading()}
      </Typography>
      {count !== undefined && (
        <Typography
          noWrap
          sx={{
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            fontSize: { xs: '0.875rem', md: '1rem' },
            lineHeight: 1.3,
          }}
        >
          {t('boards.open_orders', { smart_count: count })}
        </Typography>
      )}
    </Box>
  );
};
