import SearchIcon from '@mui/icons-material/Search';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isApple, KeyHint } from '../../components/keys/KeyHint';
import { useControlKey } from '../../components/keys/singleKeys';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { whenNetworkIdle } from '../../components/whenNetworkIdle';
import type { Shortcut } from '../../descriptors/shortcuts';
import { withTexts } from '../../i18n/index';
import { useSession } from '../../session/useSession';
import { toggleFullScreen } from '../quick-menu/fullScreen';
import { openService } from '../service/serviceOpen';
import { mayOpen, useShortcutKeys } from '../shortcuts/useShortcutKeys';

/**
 * Focuses the page's own search, marked with `aria-keyshortcuts`.
 *
 * @returns whether there is one
 */
function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts~="/"]');
  field?.focus();
  field?.select();
  return field !== null;
}

const Palette = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./Palette')));
const ShortcutSheet = lazyWithRetry(withTexts(['pages', 'tools'], () => import('../shortcuts/ShortcutSheet')));

/** Prefetched once the page is idle, so that the palette opens immediately, even if the server can't be reached. */
const prefetchPalette = () => Palette.prefetch().catch(() => undefined);

/** Opens the palette by button and shortcut, and listens for the global shortcuts. */
export const PaletteButton = () => {
  const t = useTranslate();
  const control = useControlKey();
  const session = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  useEffect(() => whenNetworkIdle(prefetchPalette), []);
  useShortcutKeys(({ id, to }: Shortcut) => {
    // The palette is on its way: these keys are meant for its field.
    if (open) return;
    if (to) {
      if (mayOpen(session, to)) navigate(to);
    } else if (id === 'full_screen') toggleFullScreen();
    else if (id === 'service') openService();
    else if (id === 'help') setOpen('sheet');
    else if (id === 'palette' || !focusPageSearch()) setOpen('palette');
  });
  return (
    <>
      <ButtonBase
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-expanded={open === 'palette'}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen('palette')}
        sx={{
          flexShrink: 0,
          gap: 1,
          minInlineSize: 40,
          minBlockSize: 40,
          px: { xs: 0, lg: 1.5 },
          borderRadius: { xs: '50%', lg: 1 },
          border: '1px solid',
          borderColor: { xs: 'transparent', lg: 'divider' },
          color: { xs: 'inherit', lg: 'text.secondary' },
          typography: 'body2',
          '&:hover': { bgcolor: 'action.hover' },
          '& > :not(svg)': { display: { xs: 'none', lg: 'inline-block' } },
        }}
      >
        <SearchIcon />
        <span>{t('search.open')}</span>
        <KeyHint keys={`${control} K`} />
      </ButtonBase>
      {open && session && (
        <Suspense fallback={null}>
          {open === 'palette' ? (
            <Palette onClose={close} onHelp={() => setOpen('sheet')} />
          ) : (
            <ShortcutSheet onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
};
