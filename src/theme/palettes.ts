import { neutrals, signals } from './neutrals';
import type { Palette, ThemeMode } from './palette';

type Primary = Pick<Palette, 'primary' | 'onPrimary'>;

const theme = (grey: keyof typeof neutrals, light: Primary, dark: Primary): Record<ThemeMode, Palette> => ({
  light: { ...neutrals[grey].light, ...signals.light, ...light },
  dark: { ...neutrals[grey].dark, ...signals.dark, ...dark },
});

const primary = (colour: string, on: string): Primary => ({ primary: colour, onPrimary: on });

/** The colour themes, by the specification's names. */
export const colourThemes = {
  bluenavy: theme('cool', primary('#27408b', '#ffffff'), primary('#a3b8ff', '#0d1a45')),
  blueyale: theme('cool', primary('#0f4c7d', '#ffffff'), primary('#7cbcf0', '#06243d')),
  blueolympic: theme('cool', primary('#006a91', '#ffffff'), primary('#5cc8ef', '#00293a')),
  greenmoss: theme('green', primary('#3c6a2e', '#ffffff'), primary('#9dd188', '#10260a')),
  greenlime: theme('green', primary('#486e00', '#ffffff'), primary('#b6dd50', '#1c2a00')),
  purplemonster: theme('violet', primary('#6a2e9f', '#ffffff'), primary('#cba6f6', '#2a0f45')),
  orangecarrot: theme('warm', primary('#a34700', '#ffffff'), primary('#ffae6b', '#3a1a00')),
  redruby: theme('warm', primary('#a3163a', '#ffffff'), primary('#ff98ab', '#430617')),
  yellowgranola: theme('warm', primary('#785700', '#ffffff'), primary('#f1cb5e', '#2e2100')),
  greysteel: theme('plain', primary('#43515e', '#ffffff'), primary('#b6c4d1', '#18222b')),
} as const satisfies Record<string, Record<ThemeMode, Palette>>;

export type ColourTheme = keyof typeof colourThemes;
export const defaultColourTheme: ColourTheme = 'blueyale';
