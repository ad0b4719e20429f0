import type { ComponentType } from 'react';
import { GuardedRoute } from './GuardedRoute';

const known = new Map<ComponentType, ComponentType>();

/** A view behind the route guard: the same component each time, so that it stays mounted while its parent draws again. */
export function guarded(View: ComponentType): ComponentType {
  const made = known.get(View);
  if (made) return made;
  const Guarded = () => (
    <GuardedRoute>
      <View />
    </GuardedRoute>
  );
  known.set(View, Guarded);
  return Guarded;
}
