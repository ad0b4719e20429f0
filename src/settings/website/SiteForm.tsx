import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldError } from '#contract/envelope';
import { readingWidth } from '../../components/page/readingWidth';
import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';
import { PublishPanel } from './PublishPanel';

const errorText = ({ path, code }: FieldError) =>
  path.endsWith('_url') && code !== 'too_big' ? { message: 'settings.site_links.https' } : undefined;

/** A part of the website's draft, below what customers see of it. */
export const SiteForm = ({ section, children }: SectionProps & { children?: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: readingWidth }}>
    <PublishPanel />
    <div>
      <SectionForm section={section} errorText={errorText}>
        {children}
      </SectionForm>
    </div>
  </Box>
);
