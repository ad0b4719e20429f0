import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';

interface PersonsButtonsProps {
  least?: number;
  most: number;
  value: number | null;
  /** Words below a size; already translated. */
  captionOf?: ((persons: number) => string | undefined) | undefined;
  onChoose: (persons: number, button: HTMLElement) => void;
}

/** A button for each size of party. */
export const PersonsButtons = ({
  least = limits.personsMin,
  most,
  value,
  captionOf,
  onChoose,
}: PersonsButtonsProps) => {
  const t = useTranslate();
  const parties = Array.from({ length: most - least + 1 }, (_, at) => at + least);
  return (
    <Box
      role="group"
      aria-label={t('tableBook.covers.label')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(auto-fill, minmax(${captionOf ? 88 : 72}px, 1fr))` }}
    >
      {parties.map((party) => {
        const caption = captionOf?.(party);
        return (
          <Button
            key={party}
            variant={party === value ? 'contained' : 'outlined'}
            aria-pressed={party === value}
            aria-label={[t('boards.panel.persons', { smart_count: party }), caption].filter(Boolean).join(', ')}
            // The second tap of two may land here, on a dialog that the first one opened.
            onClick={({ currentTarget, detail }) => detail < 2 && onChoose(party, currentTarget)}
            sx={{ minBlockSize: 56, fontSize: '1.25rem', lineHeight: 1.3, flexDirection: 'column', px: 0.5 }}
          >
            {party}
            {caption && (
              <Typography component="span" variant="caption" sx={{ lineHeight: 1.2 }}>
                {caption}
              </Typography>
            )}
          </Button>
        );
      })}
    </Box>
  );
};
