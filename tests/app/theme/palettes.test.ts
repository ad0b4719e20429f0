import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createAppTheme } from '../../../src/theme/createAppTheme';
import type { Palette, ThemeMode } from '../../../src/theme/palette';
import { type ColourTheme, colourThemes } from '../../../src/theme/palettes';

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const palettes = (Object.keys(colourThemes) as ColourTheme[]).flatMap((colour) =>
  (['light', 'dark'] as const).map((mode): [ColourTheme, ThemeMode, Palette] => [
    colour,
    mode,
    colourThemes[colour][mode],
  ]),
);

describe('the colour themes', () => {
  it('are the ten of the specification, each light and dark', () => {
    expect(Object.keys(colourThemes)).toEqual([
      'bluenavy',
      'blueyale',
      'blueolympic',
      'greenmoss',
      'greenlime',
      'purplemonster',
      'orangecarrot',
      'redruby',
      'yellowgranola',
      'greysteel',
    ]);
    expect(new Set(palettes.map(([, , palette]) => palette.primary)).size).toBe(20);
  });

  it.each(palettes)('%s, %s: text has 4.5:1 on everything it stands on', (_colour, _mode, palette) => {
    const { stage, text, textMuted, primary, success, warning, danger, info } = palette;
    const grounds = [palette.canvas, palette.surface, palette.sunken];
    const texts = { text, textMuted, primary, success, warning, danger, info, ...stage };
    const weak = Object.entries(texts).flatMap(([name, colour]) =>
      grounds
        .map((ground) => ({ name, ground, contrast: contrast(colour, ground) }))
        .filter(({ contrast: found }) => found < 4.5),
    );
    expect(weak).toEqual([]);
    expect(contrast(palette.onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(palettes)('%s, %s: a button that is pointed at can be read as well', (colour, mode) => {
    const { palette } = createAppTheme(colour, mode, 'rounded');
    for (const name of ['primary', 'success', 'warning', 'error', 'info'] as const)
      expect(getContrastRatio(palette[name].contrastText, palette[name].dark), name).toBeGreaterThanOrEqual(4.5);
  });
});
