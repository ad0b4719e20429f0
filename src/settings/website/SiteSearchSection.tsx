import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { localText } from '#contract/multilingual';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { SiteForm } from './SiteForm';
import { useWebsiteDomain } from './useWebsiteDomain';

/** About as many characters as search engines show. */
const shownCharacters = { title: 60, description: 160 } as const;

const shortened = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
};

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map((text) => String(text ?? '')) : []);

/** The texts of one language as a search result, and as a link in a message. */
const SearchPreview = () => {
  const t = useTranslate();
  const { store, language: ownLanguage } = useStoreFormat();
  const { domain } = useWebsiteDomain();
  const [language, setLanguage] = useState(ownLanguage);
  const title = localText(textsOf(useWatch({ name: 'seo_title' })), language) || localText(store.name, language);
  const description = localText(textsOf(useWatch({ name: 'seo_description' })), language);
  const host = domain?.domain_name ?? t('settings.site_search.preview.no_domain');
  const languages = store.languages_supported.map(({ code, name, is_removed }, index) => ({
    code,
    name,
    is_removed,
    index,
  }));
  const shown = languages.filter(({ is_removed }) => !is_removed);
  return (
    <FormSection
      title="settings.site_search.preview.title"
      detail="settings.site_search.preview.detail"
      action={
        shown.length > 1 && (
          <TextField
            select
            size="small"
            label={t('settings.site_search.preview.language')}
            value={language}
            onChange={(event) => setLanguage(Number(event.target.value))}
            sx={{ minInlineSize: 140 }}
          >
            {shown.map(({ code, name, index }) => (
              <MenuItem key={code} value={index}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box component="figure" sx={{ m: 0 }}>
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t('settings.site_search.preview.result')}
          </Typography>
          <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" dir="ltr" sx={{ color: 'text.secondary', textAlign: 'start' }}>
              {host}
            </Typography>
            <Typography dir="auto" sx={{ fontSize: '1.125rem', color: 'link' }}>
              {shortened(title, shownCharacters.title)}
            </Typography>
            <Typography variant="body2" dir="auto">
              {shortened(description, shownCharacters.description)}
            </Typography>
          </Box>
        </Box>
        <Box component="figure" sx={{ m: 0 }}>
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t('settings.site_search.preview.link')}
          </Typography>
          <Box
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', overflowWrap: 'anywhere' }}
          >
            <Box aria-hidden sx={{ bgcolor: 'sunken', blockSize: 64 }} />
            <Box sx={{ p: 1.5 }}>
              <Typography dir="auto" sx={{ fontWeight: 600 }}>
                {shortened(title, shownCharacters.title)}
              </Typography>
              <Typography variant="body2" dir="auto">
                {shortened(description, shownCharacters.description)}
              </Typography>
              <Typography variant="body2" dir="ltr" sx={{ color: 'text.secondary', textAlign: 'start' }}>
                {host}
              </Typography>
            </Box>
          </Box>
        </Box>
      </Box>
    </FormSection>
  );
};

/** The texts that search engines and shared links show of the website. */
export default function SiteSearchSection({ section }: SectionProps) {
  return (
    <SiteForm section={section}>
      <SearchPreview />
    </SiteForm>
  );
}
