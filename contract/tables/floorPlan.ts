export const tableShapes = ['round', 'square', 'rectangle'] as const;
export type TableShape = (typeof tableShapes)[number];

/** A room's plan is a grid; a table's place and size are in its cells, so that tables line up. */
export const floorPlan = { columns: 48, rows: 30, sizeMin: 2, sizeMax: 16, rotationStep: 15 } as const;

/** Where a table stands in its room: its left and top edge before it is turned, its size, and its rotation in degrees. */
export interface TablePlace {
  x: number;
  y: number;
  shape: TableShape;
  width: number;
  height: number;
  rotation: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The place with the same sides for a round or square table, within the plan. */
export function tidyPlace(place: TablePlace): TablePlace {
  const { sizeMin, sizeMax, columns, rows } = floorPlan;
  const width = between(place.width, sizeMin, sizeMax);
  const height = place.shape === 'rectangle' ? between(place.height, sizeMin, sizeMax) : width;
  return {
    shape: place.shape,
    ...{ width, height },
    ...{ x: between(place.x, 0, columns - width), y: between(place.y, 0, rows - height) },
    rotation: ((place.rotation % 360) + 360) % 360,
  };
}

/** Whether two places overlap, as if neither table was turned. */
const overlap = (a: TablePlace, b: TablePlace): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The first place from the top left corner where a table stands free of others; the corner if the plan is full. */
export function freePlace(table: { max_persons: number }, others: readonly TablePlace[]): TablePlace {
  for (let y = 1; y < floorPlan.rows; y += 1)
    for (let x = 1; x < floorPlan.columns; x += 1) {
      const place = firstPlace(table, { x, y });
      if (place.x === x && place.y === y && !others.some((other) => overlap(place, other))) return place;
    }
  return firstPlace(table, { x: 0, y: 0 });
}

/** A table's place when it is put on the plan: larger for more guests. */
export function firstPlace({ max_persons }: { max_persons: number }, at: { x: number; y: number }): TablePlace {
  const shape = max_persons <= 2 ? 'round' : max_persons <= 4 ? 'square' : 'rectangle';
  const width = shape === 'rectangle' ? Math.min(max_persons + 2, floorPlan.sizeMax) : 4;
  return tidyPlace({ ...at, shape, width, height: 4, rotation: 0 });
}
