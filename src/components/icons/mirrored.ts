import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentType, FunctionComponent } from 'react';

/**
 * An icon that points along the reading direction: it is mirrored in right-to-left languages.
 *
 * @example const Back = mirrored(ArrowBackIcon);
 */
export const mirrored = (Icon: ComponentType<SvgIconProps>): FunctionComponent<SvgIconProps> =>
  styled(Icon)({ '&:dir(rtl)': { transform: 'scaleX(-1)' } });
