import type { Crop } from '#contract/entities/image';

export const wholeCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Converts the cropper's percentages to shares, limited to the picture's edges. */
export function toCrop(area: Crop): Crop {
  const x = between(0, area.x / 100, 1);
  const y = between(0, area.y / 100, 1);
  return { x, y, width: between(0, area.width / 100, 1 - x), height: between(0, area.height / 100, 1 - y) };
}

/** Whether the crop includes the whole picture. */
export const isUncropped = ({ width, height }: Crop): boolean => width > 0.999 && height > 0.999;

/**
 * Returns the square that a thumbnail shows, as the server crops it: its side is the crop's shorter side, around the
 * focal point and within the crop.
 *
 * @returns shares of the picture's width (`x`, `width`) and height (`y`, `height`)
 */
export function squareOf(crop: Crop, [x, y]: [number, number], ratio: number): Crop {
  const side = Math.min(crop.width * ratio, crop.height);
  const [width, height] = [side / ratio, side];
  return {
    x: between(crop.x, x - width / 2, crop.x + crop.width - width),
    y: between(crop.y, y - height / 2, crop.y + crop.height - height),
    width,
    height,
  };
}
