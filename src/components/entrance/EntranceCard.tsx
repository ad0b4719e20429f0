import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../language/LanguageMenu';
import { ModeSwitch } from '../ModeSwitch';

interface EntranceCardProps {
  /** For a table instead of a form. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a page that is opened without a session, other than sign-in: the product, its language and mode, and one card. */
export const EntranceCard = ({ isWide = false, children }: EntranceCardProps) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.default',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 32, blockSize: 32 }} />
        <Typography sx={{ fontWeight: 600, flex: 1 }}>{t('shell.product')}</Typography>
        <LanguageMenu />
        <ModeSwitch />
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          // No wider than the window, whatever is in the card.
          gridTemplateColumns: 'minmax(0, 1fr)',
          placeItems: { xs: 'start center', sm: 'center' },
          py: 3,
        }}
      >
        <Box
          sx={{
            inlineSize: '100%',
            maxInlineSize: isWide ? 1040 : 440,
            p: { xs: 2.5, sm: 4 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
};

const focus = (element: HTMLElement | null) => element?.focus();

interface EntranceHeadingProps {
  title: string;
  detail?: ReactNode;
  /** Focused when it appears, because the control that had the focus is gone. Screen readers then read it. */
  takesFocus?: boolean;
}

/** The card's heading, with one line that says what the page is for. */
export const EntranceHeading = ({ title, detail, takesFocus = false }: EntranceHeadingProps) => {
  const detailId = useId();
  return (
    <Box sx={{ mb: detail ? 3 : 2 }}>
      <Typography
        variant="h1"
        {...(takesFocus && { ref: focus, tabIndex: -1 })}
        aria-describedby={takesFocus && detail ? detailId : undefined}
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </Typography>
      {detail && (
        <Typography id={detailId} color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
};

/** Shown in the card while the page waits for the server. */
export const EntranceLoading = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label} sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
    <CircularProgress />
  </Box>
);

/** An error, announced immediately. */
export const EntranceProblem = ({ text }: { text: string }) => (
  <Box
    role="alert"
    sx={({ palette }) => ({
      p: 1.5,
      borderRadius: 1,
      borderInlineStart: `4px solid ${palette.error.main}`,
      bgcolor: `color-mix(in srgb, ${palette.error.main} 10%, transparent)`,
    })}
  >
    {text}
  </Box>
);
