import { guardCell, isClear, readGuarded } from '#contract/menuFiles/guard';

/**
 * A cell of somebody's file as it is written into another one: no spreadsheet runs it there, and an import reads it as
 * it would have read the first. A lone `-` stays what it is: it clears.
 */
export const guardedAgain = (cell: string): string => (isClear(cell) ? cell : guardCell(readGuarded(cell)));
