import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useMemo } from 'react';
import { createAppTheme } from './createAppTheme';
import { styleCacheOf } from './styleCache';
import { useThemeChoice } from './themeChoice';

/** Applies the chosen theme to everything below; a new choice takes effect immediately. */
export const Themed = ({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) => {
  const { colour, mode, radius } = useThemeChoice();
  const theme = useMemo(() => createAppTheme(colour, mode, radius, direction), [colour, mode, radius, direction]);
  return (
    <CacheProvider value={styleCacheOf(direction)}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
