import { useSyncExternalStore } from 'react';
import { storageKeys } from '../config/storageKeys';
import type { ThemeMode } from './palette';
import { type ColourTheme, colourThemes, defaultColourTheme } from './palettes';
import { type Density, densities, type Radius, radii } from './tokens';

/**
 * How this browser displays the product. Stored under the specification's keys: `vien-themecolor` is `<mode>.<colour>`.
 */
export interface ThemeChoice {
  mode: ThemeMode;
  colour: ColourTheme;
  radius: Radius;
  /** Size of the cards on the order boards. */
  density: Density;
}

const system = window.matchMedia?.('(prefers-color-scheme: dark)');
const systemMode = (): ThemeMode => (system?.matches ? 'dark' : 'light');

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

function load(): ThemeChoice {
  const [mode, colour] = read(storageKeys.themeColour).split('.');
  const radius = read(storageKeys.themeRadius);
  return {
    mode: mode === 'dark' || mode === 'light' ? mode : systemMode(),
    colour: colour && colour in colourThemes ? (colour as ColourTheme) : defaultColourTheme,
    radius: radius in radii ? (radius as Radius) : 'rounded',
    density: densities.find((density) => density === read(storageKeys.cardDensity)) ?? 'comfortable',
  };
}

let current = load();
const listeners = new Set<() => void>();

function show(choice: ThemeChoice): void {
  current = choice;
  for (const listener of listeners) listener();
}

// If a tablet turns dark in the evening, the product follows, unless the user chose a mode.
system?.addEventListener('change', () => {
  if (!read(storageKeys.themeColour)) show({ ...current, mode: systemMode() });
});

/** Changes the theme immediately, in every component, and stores the choice. */
export function setThemeChoice(change: Partial<ThemeChoice>): void {
  show({ ...current, ...change });
  try {
    localStorage.setItem(storageKeys.themeColour, `${current.mode}.${current.colour}`);
    localStorage.setItem(storageKeys.themeRadius, current.radius);
    localStorage.setItem(storageKeys.cardDensity, current.density);
  } catch {
    // The choice lasts until the page is left.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => current);
