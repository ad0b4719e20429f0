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
