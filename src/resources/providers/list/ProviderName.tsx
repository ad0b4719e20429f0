import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fullName } from '#contract/providers/fullName';
import { useBlockerTexts } from '../../../components/useBlockerTexts';
import { paths } from '../../../config/paths';
import type { ListedProvider } from '../ProviderFields';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The name as a link to the record, and below it what keeps an approved person from working. */
export const ProviderName = ({ record }: { record: ListedProvider }) => {
  const texts = useBlockerTexts();
  const [first, ...others] = record.approval === 'approved' ? texts(record) : [];
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <MuiLink
        component={Link}
        to={`${paths.providers}/${record._id}`}
        underline="hover"
        color="text.primary"
        noWrap
        // In its own direction: a long Latin name in an Arabic list lost its beginning.
        dir="auto"
        sx={{ display: 'block', fontWeight: 600, py: 0.25, textAlign: 'match-parent' }}
      >
        {fullName(record)}
      </MuiLink>
      {first && (
        <Typography
          variant="body2"
          title={[first, ...others].join(' · ')}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, lineHeight: 1.35, color: 'text.secondary' }}
        >
          <WarningIcon aria-hidden sx={{ fontSize: 16, color: 'warning.main', flexShrink: 0, mt: '1px' }} />
          {/* The date comes first: on one line, a long document would be cut. */}
          <span style={twoLines}>
            {first}
            {others.length > 0 && ` +${others.length}`}
          </span>
        </Typography>
      )}
    </Box>
  );
};
