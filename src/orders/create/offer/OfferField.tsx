import CloseIcon from '@mui/icons-material/CloseOutlined';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';
import { useField } from '../ticket/FieldProblem';

/** As long as an offer's code can be. */
const lengthMax = 30;
/** More would hide the ticket's lines on a phone. */
const suggestionsMax = 3;

/** Offers that the ticket could use, each added with one tap. */
const Suggestions = ({ onPick }: { onPick: (code: string) => void }) => {
  const t = useTranslate();
  const { offer, money, text } = useDraft();
  if (offer.fitting.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('offers.code.fitting')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {offer.fitting.slice(0, suggestionsMax).map(({ _id, promo_code, name, discount }) => (
        <li key={_id}>
          <Chip
            icon={<LocalOfferIcon fontSize="small" />}
            variant="outlined"
            title={text(name)}
            label={t('offers.code.suggestion', { code: promo_code, amount: money(discount) })}
            onClick={() => onPick(promo_code)}
            sx={{ minBlockSize: 36 }}
          />
        </li>
      ))}
    </Box>
  );
};

/** The code of an offer: typed, or picked from those that fit. What it takes off is below it. */
export const OfferField = () => {
  const t = useTranslate();
  const { draft, dispatch, offer, money, text, onTyping } = useDraft();
  const code = draft.promo_code ?? '';
  const [isWanted, setWanted] = useState(false);
  const set = (promo_code: string) => dispatch({ type: 'set', change: { promo_code } });
  const { applied, isUnchecked } = offer;
  const hint = applied
    ? `${text(applied.name)} · ${t('offers.code.off', { amount: money(applied.discount) })}`
    : isUnchecked
      ? t('offers.code.unchecked')
      : '';
  const inputState = useField('promo_code', hint);
  if (!isWanted && code === '' && !inputState.error)
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Suggestions onPick={set} />
        <Button
          size="small"
          color="inherit"
          startIcon={<LocalOfferIcon />}
          onClick={() => setWanted(true)}
          sx={{ color: 'text.secondary', mx: -0.5 }}
        >
          {t('offers.code.add')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...inputState}
        data-field="promo_code"
        size="small"
        autoFocus={isWanted}
        label={t('offers.code.label')}
        value={code}
        onChange={(event) => set(event.target.value.toUpperCase())}
        onFocus={() => onTyping('promo_code')}
        onBlur={() => onTyping(null)}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            dir: 'ltr',
            maxLength: lengthMax,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={t('offers.code.remove')}
                  onClick={() => {
                    set('');
                    setWanted(false);
                    onTyping(null);
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Suggestions onPick={set} />
    </Box>
  );
};
