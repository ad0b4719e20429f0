import { useWatch } from 'react-hook-form';
import type { ModifierRow } from './modifierRows';

export interface GroupValues {
  name: string[];
  type: 'list' | 'grid';
  is_required: boolean;
  min: number;
  max: number;
  modifiers: ModifierRow[];
}

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The form's current values; anything that can't be parsed as a number counts as 0. */
export function useGroupValues(): GroupValues {
  const [name, type, is_required, min, max, modifiers] = useWatch({
    name: ['name', 'type', 'is_required', 'min', 'max', 'modifiers'],
  });
  return {
    name: Array.isArray(name) ? name : [],
    type: type === 'grid' ? 'grid' : 'list',
    is_required: is_required === true,
    min: whole(min),
    max: whole(max),
    modifiers: Array.isArray(modifiers) ? modifiers : [],
  };
}
