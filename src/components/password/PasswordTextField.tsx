import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { signInLimits } from '#contract/signInLimits';

type PasswordTextFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose text can be shown. */
export const PasswordTextField = ({ autoComplete, ...props }: PasswordTextFieldProps) => {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = t(isShown ? 'access.password.hide' : 'access.password.show');
  return (
    <TextField
      fullWidth
      size="small"
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: {
          ...{ maxLength: signInLimits.passwordMax, autoComplete, dir: 'ltr' },
          ...{ spellCheck: false, autoCapitalize: 'none' },
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={toggle}
                onClick={() => setShown(!isShown)}
                sx={{ inlineSize: 40, blockSize: 40 }}
              >
                {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
