/** Colours of one theme in one mode. Contrast is proven by a test: text 4.5:1, controls 3:1. */
export interface Palette {
  primary: string;
  onPrimary: string;
  /** Page behind the cards. */
  canvas: string;
  /** Cards, bars and dialogs. */
  surface: string;
  /** Inset areas: columns, fields of a table head. */
  sunken: string;
  line: string;
  text: string;
  textMuted: string;
  /** Stages of an order. */
  stage: { new: string; preparing: string; ready: string; on_the_way: string };
  success: string;
  warning: string;
  danger: string;
  info: string;
}

export type ThemeMode = 'light' | 'dark';

const light: Omit<Palette, 'primary' | 'onPrimary'> = {
  canvas: '#f3f5f8',
  surface: '#ffffff',
  sunken: '#e9edf2',
  line: '#d5dce4',
  text: '#16202b',
  textMuted: '#52606f',
  stage: { new: '#0b62b5', preparing: '#945600', ready: '#0b7347', on_the_way: '#6740b8' },
  success: '#0b7347',
  warning: '#945600',
  danger: '#bf1d2d',
  info: '#0b62b5',
};

const dark: Omit<Palette, 'primary' | 'onPrimary'> = {
  canvas: '#0f1419',
  surface: '#1a2129',
  sunken: '#141a21',
  line: '#323d49',
  text: '#edf1f5',
  textMuted: '#a5b2c0',
  stage: { new: '#66b3ff', preparing: '#f3b14d', ready: '#4fcf93', on_the_way: '#b79bff' },
  success: '#4fcf93',
  warning: '#f3b14d',
  danger: '#ff8086',
  info: '#66b3ff',
};

/** The colour themes by the specification's names. */
export const colourThemes = {
  blueyale: {
    light: { ...light, primary: '#0f4c7d', onPrimary: '#ffffff' },
    dark: { ...dark, primary: '#7cbcf0', onPrimary: '#06243d' },
  },
} as const satisfies Record<string, Record<ThemeMode, Palette>>;

export type ColourTheme = keyof typeof colourThemes;
export const defaultColourTheme: ColourTheme = 'blueyale';
