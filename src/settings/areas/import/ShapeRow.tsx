import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ShapeProblem } from '#contract/delivery/geoJson';
import { limits } from '#contract/limits';
import { useDistanceText } from '../../../components/delivery/useDistanceText';
import { useShapeText } from '../../../components/delivery/useShapeText';
import type { ImportedShape } from './useAreaImport';

/** Two of the problems are also errors of the server, and use its texts. */
const problemText = (problem: ShapeProblem): string => {
  if (problem === 'crossing') return `codes.error.${errorCodes.OUTLINE_CROSSES_ITSELF}`;
  if (problem === 'too_far') return `codes.error.${errorCodes.DELIVERY_AREA_OUTSIDE_STORE_AREA}`;
  return `deliveryAreas.import.problem.${problem}`;
};

interface ShapeRowProps {
  imported: ImportedShape;
  /** Its number on the map; 0 if it isn't on the map. */
  number: number;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A shape of the file with its problem or remarks, and a checkbox to add it. */
export const ShapeRow = ({ imported, number, isBusy, onChoose }: ShapeRowProps) => {
  const t = useTranslate();
  const inWords = useShapeText();
  const { ofMetres } = useDistanceText();
  const { name, feature, shape, problem, remarks, isChosen, isAdded, failure } = imported;
  const place = t('deliveryAreas.import.feature', { number: feature });
  const values = {
    ...{ corners: limits.areaPointsMax, postcodes: limits.areaPostcodesMax, letters: limits.nameMax },
    ...{ characters: limits.postcodeMax, radius: ofMetres(limits.areaRadiusMax) },
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        py: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        // Rows out of view aren't laid out.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
      }}
    >
      <Checkbox
        checked={isChosen && problem === null}
        disabled={problem !== null || isAdded || isBusy}
        onChange={(_event, isOn) => onChoose(isOn)}
        slotProps={{ input: { 'aria-label': t('deliveryAreas.import.let_in', { name, place }) } }}
        sx={{ inlineSize: 44, blockSize: 44 }}
      />
      <Box sx={{ flex: 1, minInlineSize: 0, pt: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[number > 0 && t('deliveryAreas.import.number', { number }), place, shape && inWords(shape)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {problem !== null && (
          <Typography variant="body2" color="error">
            {t(problemText(problem), values)}
          </Typography>
        )}
        {problem === null &&
          remarks.map((remark) => (
            <Typography key={remark} variant="body2">
              {t(`deliveryAreas.import.remark.${remark}`, values)}
            </Typography>
          ))}
        {failure !== null && (
          <Typography variant="body2" color="error" role="alert">
            {t('deliveryAreas.import.failed', { reason: failure })}
          </Typography>
        )}
        {isAdded && (
          <Typography variant="body2" color="success" sx={{ fontWeight: 600 }}>
            {t('deliveryAreas.import.is_added')}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
