import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { setRef } from '@mui/material/utils';
import { useCallback, useRef } from 'react';

/**
 * The text field of an `Autocomplete` that is part of a page's first view. MUI measures the field as soon as it has the
 * element, which forces the browser to lay out the whole page. Passing the element a frame later avoids that.
 *
 * @example
 * <Autocomplete renderInput={(params) => <AutocompleteField {...params} label={label} />} />
 */
export const AutocompleteField = ({ InputProps, ...props }: TextFieldProps & AutocompleteRenderInputParams) => {
  const { ref: setAnchor } = InputProps;
  const frame = useRef(0);
  const setAnchorLater = useCallback(
    (element: HTMLElement | null) => {
      cancelAnimationFrame(frame.current);
      if (element) frame.current = requestAnimationFrame(() => setRef(setAnchor, element));
      else setRef(setAnchor, null);
    },
    [setAnchor],
  );
  return <TextField {...props} InputProps={{ ...InputProps, ref: setAnchorLater }} />;
};
