import type { Theme } from '@mui/material/styles';

/** Colours of areas by their place in the list. Each also has its number on the map. */
const hues = [211, 28, 145, 285, 340, 185, 60, 250];

export const areaColour = (index: number, mode: Theme['palette']['mode']): string =>
  `hsl(${hues[index % hues.length]} 70% ${mode === 'dark' ? 68 : 38}%)`;
