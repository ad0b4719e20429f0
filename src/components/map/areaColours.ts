import type { Theme } from '@mui/material/styles';

const hues = [211, 28, 145, 285, 340, 185, 60, 250];

/**
 * Assigns colours to areas in the order of their IDs, which is the order of creation. So an area keeps its colour when
 * the list is reordered. The map also labels each area with its number or name.
 */
export function areaColours(
  areas: readonly { _id: string }[],
  mode: Theme['palette']['mode'],
): ReadonlyMap<string, string> {
  const ids = areas.map(({ _id }) => _id).sort();
  return new Map(ids.map((id, index) => [id, `hsl(${hues[index % hues.length]} 70% ${mode === 'dark' ? 68 : 38}%)`]));
}
