import type { Palette, ThemeMode } from './palette';

type Neutrals = Pick<Palette, 'canvas' | 'surface' | 'sunken' | 'line' | 'text' | 'textMuted'>;
type Signals = Pick<Palette, 'stage' | 'success' | 'warning' | 'danger' | 'info'>;

/** The greys of each colour theme, slightly tinted with its colour so that a page looks consistent. */
export const neutrals = {
  cool: {
    light: {
      canvas: '#f3f5f8',
      surface: '#ffffff',
      sunken: '#e9edf2',
      line: '#d5dce4',
      text: '#16202b',
      textMuted: '#52606f',
    },
    dark: {
      canvas: '#0f1419',
      surface: '#1a2129',
      sunken: '#141a21',
      line: '#323d49',
      text: '#edf1f5',
      textMuted: '#a5b2c0',
    },
  },
  green: {
    light: {
      canvas: '#f4f6f2',
      surface: '#ffffff',
      sunken: '#e9eee5',
      line: '#d6ddd0',
      text: '#1a2117',
      textMuted: '#556050',
    },
    dark: {
      canvas: '#10140f',
      surface: '#1b211a',
      sunken: '#151a14',
      line: '#353f32',
      text: '#eef2ec',
      textMuted: '#abb6a6',
    },
  },
  warm: {
    light: {
      canvas: '#f8f5f2',
      surface: '#ffffff',
      sunken: '#f1ebe5',
      line: '#e1d8cf',
      text: '#261d16',
      textMuted: '#67594e',
    },
    dark: {
      canvas: '#161210',
      surface: '#231d1a',
      sunken: '#1b1613',
      line: '#433933',
      text: '#f5f0ec',
      textMuted: '#bdaea3',
    },
  },
  violet: {
    light: {
      canvas: '#f6f4f9',
      surface: '#ffffff',
      sunken: '#ede9f3',
      line: '#dcd5e6',
      text: '#1f1a2b',
      textMuted: '#5d556f',
    },
    dark: {
      canvas: '#131018',
      surface: '#1f1a28',
      sunken: '#181420',
      line: '#3c3449',
      text: '#f1eef6',
      textMuted: '#b3a9c4',
    },
  },
  plain: {
    light: {
      canvas: '#f5f5f5',
      surface: '#ffffff',
      sunken: '#ebecec',
      line: '#d9dbdc',
      text: '#1c1e20',
      textMuted: '#585c60',
    },
    dark: {
      canvas: '#121314',
      surface: '#1e2022',
      sunken: '#17191a',
      line: '#393c3f',
      text: '#f0f1f2',
      textMuted: '#aeb2b6',
    },
  },
} as const satisfies Record<string, Record<ThemeMode, Neutrals>>;

/** Signal colours are the same in every theme, so users don't have to relearn the board. */
export const signals = {
  light: {
    stage: { new: '#0b62b5', preparing: '#945600', ready: '#0b7347', on_the_way: '#6740b8' },
    success: '#0b7347',
    warning: '#945600',
    danger: '#bf1d2d',
    info: '#0b62b5',
  },
  dark: {
    stage: { new: '#66b3ff', preparing: '#f3b14d', ready: '#4fcf93', on_the_way: '#b79bff' },
    success: '#4fcf93',
    warning: '#f3b14d',
    danger: '#ff8086',
    info: '#66b3ff',
  },
} as const satisfies Record<ThemeMode, Signals>;
