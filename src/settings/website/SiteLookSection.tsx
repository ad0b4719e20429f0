import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Image } from '#contract/entities/image';
import { imageUrl } from '../../components/fields/imageUrl';
import { Picture } from '../../components/fields/Picture';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { contrast, readableContrast } from './contrast';
import { SiteForm } from './SiteForm';

const sampleItems = [0, 1, 2, 3] as const;

/** The top of the website as the form has it: header, banner, and the shape of the menu. */
const LookPreview = () => {
  const t = useTranslate();
  const { store, text } = useStoreFormat();
  const logo = useWatch({ name: 'site_logo' }) as Image | null;
  const banner = useWatch({ name: 'site_banner' }) as Image | null;
  const background = String(useWatch({ name: 'site_header_colour' }) ?? '');
  const colour = String(useWatch({ name: 'site_title_colour' }) ?? '');
  const isGrid = useWatch({ name: 'site_theme' }) === 'grid';
  const isReadable = contrast(background, colour) >= readableContrast;
  return (
    <FormSection title="settings.site_look.preview.title">
      <Box
        aria-hidden
        sx={{ borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden', maxInlineSize: 420 }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}
          style={{ backgroundColor: background, color: colour }}
        >
          {logo && <Picture image={logo} size={36} fallback="store" />}
          <Box component="span" dir="auto" sx={{ fontWeight: 700, fontSize: '1.125rem', minInlineSize: 0 }}>
            {text(store.name)}
          </Box>
        </Box>
        {banner && (
          <Box
            component="img"
            alt=""
            src={imageUrl(banner.url)}
            sx={{ display: 'block', inlineSize: '100%', blockSize: 120, objectFit: 'cover' }}
          />
        )}
        <Box
          sx={{
            p: 1.5,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: isGrid ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          }}
        >
          {sampleItems.map((item) => (
            <Box
              key={item}
              sx={{ display: 'flex', flexDirection: isGrid ? 'column' : 'row', gap: 1, alignItems: 'stretch' }}
            >
              <Box sx={{ bgcolor: 'sunken', borderRadius: 1, inlineSize: isGrid ? '100%' : 44, blockSize: 44 }} />
              <Box sx={{ bgcolor: 'sunken', borderRadius: 1, flex: isGrid ? 'none' : 1, blockSize: 14 }} />
            </Box>
          ))}
        </Box>
      </Box>
      <div role="status">
        {!isReadable && <Alert severity="warning">{t('settings.site_look.preview.contrast')}</Alert>}
      </div>
    </FormSection>
  );
};

/** How the website looks. */
export default function SiteLookSection({ section }: SectionProps) {
  return (
    <SiteForm section={section}>
      <LookPreview />
    </SiteForm>
  );
}
