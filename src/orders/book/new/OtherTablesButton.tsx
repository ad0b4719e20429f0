import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface OtherTablesButtonProps extends ButtonProps {
  isOn: boolean;
}

/** Turns to the tables besides the suggested one. It looks pressed while it is on. */
export const OtherTablesButton = ({ isOn, sx, ...props }: OtherTablesButtonProps) => {
  const t = useTranslate();
  return (
    <Button
      variant="outlined"
      {...props}
      sx={{
        minBlockSize: 44,
        ...(isOn && {
          '&, &:hover': {
            borderColor: 'primary.main',
            boxShadow: ({ palette }) => `inset 0 0 0 1px ${palette.primary.main}`,
            backgroundColor: ({ palette }) => `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
          },
        }),
        ...sx,
      }}
    >
      {t('bookByPhone.other_tables')}
    </Button>
  );
};
