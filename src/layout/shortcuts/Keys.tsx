import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { isApple } from '../../components/keys/KeyHint';

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' };
const appleKeys: Record<string, string> = { Mod: '⌘', Shift: '⇧', Enter: '↵' };
/** Keys whose names differ by language. The others show their character. */
const named = ['Mod', 'Shift', 'Enter', 'Escape', 'Space', 'Home', 'End'];

const Cap = ({ name }: { name: string }) => {
  const t = useTranslate();
  const shown = arrows[name] ?? (isApple ? appleKeys[name] : undefined);
  return (
    <Box
      component="kbd"
      {...(shown ? { 'aria-label': t(`palette.key.${name}`), role: 'img' } : {})}
      sx={{
        display: 'inline-block',
        minInlineSize: 24,
        px: 0.75,
        py: '1px',
        textAlign: 'center',
        border: '1px solid',
        borderBlockEndWidth: 2,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.default',
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
      }}
    >
      {shown ?? (named.includes(name) ? t(`palette.key.${name}`) : name.toUpperCase())}
    </Box>
  );
};

interface KeysProps {
  /** In the notation of the shortcut table: `Mod+k`, `g t`. */
  keys: string;
  /**
   * Next to a control that does the same: screen readers skip it, and it's shown only on devices that probably have a
   * keyboard.
   */
  isHint?: boolean;
}

/** The keys of a shortcut, drawn as keys. Keys of a sequence are separated by a word. */
export const Keys = ({ keys, isHint = false }: KeysProps) => {
  const t = useTranslate();
  return (
    <Box
      component="span"
      aria-hidden={isHint || undefined}
      sx={{
        display: isHint ? 'none' : 'inline-flex',
        '@media (hover: hover) and (pointer: fine)': { display: 'inline-flex' },
        alignItems: 'center',
        gap: 0.5,
        flexShrink: 0,
      }}
    >
      {keys.split(' ').map((stroke, index) => (
        <Fragment key={stroke}>
          {index > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {t('palette.sheet.after')}
            </Box>
          )}
          {/* Keys pressed together are left to right in every language; a sequence follows the reading direction. */}
          <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5 }}>
            {stroke.split('+').map((name) => (
              <Cap key={name} name={name} />
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};
