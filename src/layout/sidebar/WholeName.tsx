import Box from '@mui/material/Box';
import { type HTMLAttributes, type ReactElement, type SyntheticEvent, useState } from 'react';
import { Hint } from '../../components/hint/Hint';

const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** Says a name in full, in a hint, where the narrow column has no room for all of it. */
export const WholeName = ({
  name,
  children,
}: {
  name: string;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}) => {
  const [isCut, setIsCut] = useState(false);
  const measure = ({ currentTarget }: SyntheticEvent) => {
    const shown = currentTarget.querySelector('.name');
    setIsCut(shown !== null && isClipped(shown));
  };
  return (
    <Box onPointerEnter={measure} onFocus={measure}>
      <Hint text={isCut ? name : ''}>{children}</Hint>
    </Box>
  );
};
