import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** The torn edge of a printed ticket: teeth of 12 by 6 px along the lower end. */
const tornEdge = [
  'linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 5px) no-repeat',
  'conic-gradient(from 135deg at 50% 0, #000 90deg, transparent 0) 0 100% / 12px 6px repeat-x',
].join(', ');

const Ticket = styled('div')(({ theme: { palette } }) => ({
  blockSize: '100%',
  padding: '24px 20px 34px',
  backgroundColor: palette.background.paper,
  borderBlockStart: `4px solid ${palette.primary.main}`,
  mask: tornEdge,
}));

/** One highlight, on a ticket. */
export const HighlightTicket = ({ name, Icon }: { name: string; Icon: SvgIconComponent }) => {
  const t = useTranslate();
  return (
    <Ticket>
      <Icon aria-hidden sx={{ fontSize: 30, color: 'primary.main' }} />
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t(`landing.highlights.${name}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t(`landing.highlights.${name}.text`)}
      </Typography>
    </Ticket>
  );
};
