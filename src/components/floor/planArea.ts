import { floorPlan, type TablePlace } from '#contract/tables/floorPlan';

/** The part of a room's plan that is drawn, in its cells. */
export interface PlanArea {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

export const wholePlan: PlanArea = { x: 0, y: 0, columns: floorPlan.columns, rows: floorPlan.rows };

/** Cells between the outer tables and the edge. */
const margin = 1;

/** The edges of a table as it stands: turned around its middle. */
function edgesOf({ x, y, width, height, rotation }: TablePlace) {
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [half, tall] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const [middle, centre] = [x + width / 2, y + height / 2];
  return { from: { x: middle - half, y: centre - tall }, to: { x: middle + half, y: centre + tall } };
}

/** The part of the plan in which tables stand, so that they are drawn as large as the screen allows. */
export function planAreaOf(places: readonly TablePlace[]): PlanArea {
  if (places.length === 0) return wholePlan;
  const edges = places.map(edgesOf);
  const x = Math.floor(Math.min(...edges.map(({ from }) => from.x))) - margin;
  const y = Math.floor(Math.min(...edges.map(({ from }) => from.y))) - margin;
  const endX = Math.ceil(Math.max(...edges.map(({ to }) => to.x))) + margin;
  const endY = Math.ceil(Math.max(...edges.map(({ to }) => to.y))) + margin;
  return { x, y, columns: endX - x, rows: endY - y };
}
