import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { allergens, type Diet, dietContradictions, dietMarks } from '#contract/menu/diet';
import { useContradictionText } from '../../../components/diet/useContradictionText';
import { MarksInput } from '../../../components/inputs/MarksInput';

/** The item's allergens and diet marks, with a warning if they contradict each other. */
export const DietInputs = () => {
  const contradictionText = useContradictionText();
  const [stated, marks]: unknown[] = useWatch({ name: ['allergens', 'diet_marks'] });
  const diet = { allergens: stated ?? null, diet_marks: marks ?? [] } as Diet;
  return (
    <>
      <MarksInput
        source="allergens"
        label="diet.allergens"
        marks={allergens}
        texts="diet.allergen"
        none="diet.no_allergens"
        helperText={diet.allergens ? undefined : 'diet.not_stated_help'}
      />
      <MarksInput source="diet_marks" label="diet.marks" marks={dietMarks} texts="diet.mark" />
      {dietContradictions(diet).map((contradiction) => (
        <Alert key={contradiction.mark} severity="warning" role="status">
          {contradictionText(contradiction)}
        </Alert>
      ))}
    </>
  );
};
