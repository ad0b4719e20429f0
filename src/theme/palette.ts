/** One theme's colours in one mode. A test checks the contrast: text 4.5:1, controls 3:1. */
export interface Palette {
  primary: string;
  onPrimary: string;
  /** The page behind the cards. */
  canvas: string;
  /** Cards, bars and dialogs. */
  surface: string;
  /** Inset areas: columns, table headers. */
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
