import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { FoundCustomer } from '../../components/order/caller';

/** A record that was opened from here, as far as its line needs it. */
export type KeptRecord =
  | { kind: 'order'; id: string; number: number; name: string; path: string }
  | { kind: 'item'; id: string; name: readonly string[] }
  | { kind: 'customer'; customer: FoundCustomer };

/** What the list of lately used things remembers: a record, or a page or an action by its id. */
export type Kept = KeptRecord | { kind: 'known'; id: string };

/** The groups of results, in the order in which they stand where nothing says otherwise. */
export const paletteGroups = ['recent', 'actions', 'pages', 'orders', 'customers', 'items'] as const;
export type PaletteGroupName = (typeof paletteGroups)[number];

/** One line of the results, and what it does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** After the label, lighter: whose order, which phone. */
  beside?: string;
  /** Under the label, smaller. */
  detail?: readonly string[];
  /** At the end of the line: a number, or what choosing it does. */
  aside?: string;
  Icon: ComponentType<{ fontSize?: 'small' }> | ComponentType<SvgIconProps> | undefined;
  /** The shortcut that does the same. */
  keys?: string;
  kept: Kept;
  run: () => void;
}

/** A page or an action: found here, by its names. */
export interface KnownEntry extends PaletteEntry {
  /** What it is found by: the label first, then its English and other words for it. */
  names: readonly string[];
  /** Not offered before somebody types for it. */
  isQuiet?: true;
}

export interface PaletteGroup {
  name: PaletteGroupName;
  entries: readonly PaletteEntry[];
}
