const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther away a table seems for each px that it is off the direction. */
const asidePenalty = 2;

const middleOf = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * The nearest table in the direction of an arrow key, as it is seen on the screen.
 *
 * @returns `undefined` for other keys, and where there is none
 */
export function nearestTable(key: string, from: Element, tables: readonly HTMLElement[]): HTMLElement | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const [x, y] = middleOf(from);
  const ahead = tables.flatMap((table) => {
    const [toX, toY] = middleOf(table);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return along > 0 && along >= aside / asidePenalty ? [{ table, far: along + aside * asidePenalty }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.table;
}
