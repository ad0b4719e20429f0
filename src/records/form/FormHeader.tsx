import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import type { BackLink } from './formTools';

interface FormHeaderProps {
  /** Already translated. */
  title: string;
  /** Where the breadcrumb leads: the list, in its last state. */
  back: BackLink;
  /** Who last changed the record, and when. */
  detail?: string | undefined;
}

/** The breadcrumb and the record's name. */
export const FormHeader = ({ title, back, detail }: FormHeaderProps) => {
  const t = useTranslate();
  useDocumentTitle(title);
  return (
    <Box sx={{ mb: 2 }}>
      <div>
        <MuiLink
          component={Link}
          to={back.to}
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, color: 'text.secondary', gap: 0.5 }}
        >
          {/* The browser mirrors this character in right-to-left text. */}
          <span aria-hidden>‹</span>
          {t(back.label)}
        </MuiLink>
      </div>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      {detail && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
};
