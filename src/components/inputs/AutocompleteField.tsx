import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { setRef } from '@mui/material/utils';
import { useCallback, useRef } from 'react';

/**
 * The text field of an `Autocomplete`, for fields that are part of a page's first view. MUI reads the field's width as
 * soon as it has its element, and the browser has to lay out the whole page for that. It gets the element a frame later.
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
