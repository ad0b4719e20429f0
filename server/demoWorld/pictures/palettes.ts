/** What a picture stands on: the colour of the table, and a second one for the cloth or the wall. */
export interface Palette {
  table: string;
  cloth: string;
  /** The plate's face and its well. */
  plate: string;
  well: string;
}

const white = { plate: '#fffaf2', well: '#f1e7d8' };
const stone = { plate: '#e8e0d4', well: '#d8cdbd' };
const slate = { plate: '#46484b', well: '#393b3e' };
const sea = { plate: '#d9e5e2', well: '#c3d5d1' };

/** Side by side, no two are alike: warm and cool, light and dark take turns. */
export const palettes: readonly Palette[] = [
  { table: '#f2c9a1', cloth: '#eab788', ...white },
  { table: '#8fae9b', cloth: '#7fa08c', ...white },
  { table: '#efc468', cloth: '#e6b450', ...stone },
  { table: '#b9563c', cloth: '#a84a32', ...white },
  { table: '#efe0c8', cloth: '#e4d0b0', ...slate },
  { table: '#5d7f86', cloth: '#517279', ...white },
  { table: '#e2a99a', cloth: '#d79888', ...sea },
  { table: '#c9d3ae', cloth: '#b9c59a', ...stone },
];
