import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { usePageFoot } from '../../components/page/usePageFoot';
import { useFormTools } from './formTools';

/** Height in px of the page that an on-screen keyboard covers; 0 in browsers that shrink the page instead. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // Zooming in makes the viewport smaller too, but isn't a keyboard.
      setInset(viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}

/** Always visible at the bottom of a form, also above an on-screen keyboard. */
export const Toolbar = ({ removal }: { removal?: ReactNode }) => {
  const t = useTranslate();
  const { opened, isSaving, failure, submit, restart, back } = useFormTools();
  const { isDirty, isSubmitted, errors } = useFormState();
  const isWrong = isSubmitted && Object.keys(errors).length > 0;
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  usePageFoot(bar);
  const isEdit = opened !== null;
  const isIdle = isEdit && !isDirty;
  return (
    <Paper
      ref={bar}
      variant="outlined"
      sx={{
        position: 'sticky',
        insetBlockEnd: inset,
        zIndex: 'appBar',
        // At the end of a form that is taller than its fields.
        mt: 'auto',
        mx: { xs: -1.5, md: 0 },
        p: { xs: 1, sm: 1.5 },
        pb: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 1.5 },
        borderInlineWidth: { xs: 0, md: 1 },
        borderRadius: { xs: 0, md: 1 },
        borderColor: 'divider',
        boxShadow: '0 -4px 12px rgb(0 0 0 / 0.08)',
      }}
    >
      {failure && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            failure.isRetry && (
              <Button color="inherit" size="small" onClick={() => submit()}>
                {t('common.retry')}
              </Button>
            )
          }
        >
          {t(failure.message, failure.args)}
        </Alert>
      )}
      {/* The field itself may be out of view. */}
      <Typography variant="body2" role="status" sx={{ color: 'error.main', ...(isWrong ? { mb: 1 } : {}) }}>
        {isWrong && !failure ? t('records.save.correct') : ''}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          disabled={isIdle}
          aria-keyshortcuts="Control+S"
          sx={{ minInlineSize: 96, minBlockSize: 44 }}
        >
          {t('common.save')}
        </Button>
        {back ? (
          <>
            <Button
              variant="outlined"
              disabled={isSaving || isIdle}
              onClick={() => submit(isEdit ? 'back' : 'new')}
              sx={{ minBlockSize: 44 }}
            >
              {t(isEdit ? 'records.save.and_back' : 'records.save.and_new')}
            </Button>
            <Button component={Link} to={back.to} color="inherit" sx={{ minBlockSize: 44 }}>
              {t(isIdle ? 'common.back' : 'common.cancel')}
            </Button>
          </>
        ) : (
          <Button
            color="inherit"
            disabled={isSaving || isIdle}
            onClick={() => opened && restart(opened)}
            sx={{ minBlockSize: 44 }}
          >
            {t('settings.discard')}
          </Button>
        )}
        {isEdit && removal && <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>{removal}</Box>}
      </Box>
    </Paper>
  );
};
