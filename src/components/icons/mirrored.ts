import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentType, FunctionComponent } from 'react';

/**
 * An icon that points somewhere along the line of reading: it is turned where text runs from right to left.
 *
 * @example const Back = mirrored(ArrowBackIcon);
 */
export const mirrored = (Icon: ComponentType<SvgIconProps>): FunctionComponent<SvgIconProps> =>
  styled(Icon)({ '&:dir(rtl)': { transform: 'scaleX(-1)' } });
