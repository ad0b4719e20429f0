import Box from '@mui/material/Box';
import { type ComponentProps, use } from 'react';
import { PageWidthContext } from '../../components/page/PageWidthContext';
import { SectionForm } from '../page/SectionForm';
import { BookingReplay } from './BookingReplay';

interface ReplayedFormProps extends ComponentProps<typeof SectionForm> {
  withAutomatic?: boolean;
}

/** Room for the fields and the replay beside them, in px. */
const besideFrom = 840;

/** A section's form, which shows the effect of its rules beside the fields, or below them on narrow screens. */
export const ReplayedForm = ({ withAutomatic = false, children, ...form }: ReplayedFormProps) => {
  const isBeside = use(PageWidthContext) >= besideFrom;
  const replay = <BookingReplay section={form.section} withAutomatic={withAutomatic} />;
  return (
    <SectionForm
      {...form}
      {...(isBeside && { aside: <Box sx={{ position: 'sticky', insetBlockStart: 80 }}>{replay}</Box> })}
    >
      {!isBeside && replay}
      {children}
    </SectionForm>
  );
};
