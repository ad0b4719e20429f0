import type { Theme } from '@mui/material/styles';

const hues = [211, 28, 145, 285, 340, 185, 60, 250];

/**
 * The colours of areas by their ID. IDs follow the order of creation, so an area keeps its colour wherever it is moved in
 * the list. Each also has its number or name on the map.
 */
export function areaColours(
  areas: readonly { _id: string }[],
  mode: Theme['palette']['mode'],
): ReadonlyMap<string, string> {
  const ids = areas.map(({ _id }) => _id).sort();
  return new Map(ids.map((id, index) => [id, `hsl(${hues[index % hues.length]} 70% ${mode === 'dark' ? 68 : 38}%)`]));
}
